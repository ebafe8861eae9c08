import { fieldsOf, resolvePath } from "../schema.ts";
import type { Database } from "./database.ts";
import { orderOf } from "./order.ts";
import { searchPositions } from "./search.ts";

const LARGE = 20_000;

const ORDERS = [
  ["games", "total_rating"],
  ["games", "total_rating_count"],
  ["games", "first_release_date"],
  ["popularity_primitives", "value"],
] as const;

const LOOKUPS = [
  ["games", "slug"],
  ["games", "genres"],
  ["games", "involved_companies"],
  ["involved_companies", "company"],
  ["external_games", "uid"],
  ["game_time_to_beats", "game_id"],
  ["popularity_primitives", "game_id"],
  ["popularity_primitives", "popularity_type"],
] as const;

/** Builds the indexes of a large catalogue at the start. Otherwise, queries would queue behind slow first ones and exceed the rate limit. */
export function warmUp(database: Database): void {
  if (database.rows("games").length < LARGE) return;
  searchPositions(database, "games", "a");
  database.position("games", 0);
  for (const { target } of fieldsOf("games")) if (target) database.row(target, 0);
  database.positionsOfText("games", "name", "");
  for (const [endpoint, field] of LOOKUPS) database.positionsOf(endpoint, field, 0);
  for (const [endpoint, field] of ORDERS) {
    orderOf(database, endpoint, resolvePath(endpoint, field, false), "desc");
  }
}
