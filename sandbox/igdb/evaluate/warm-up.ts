import { resolvePath } from "../schema.ts";
import type { Database } from "./database.ts";
import { orderOf } from "./order.ts";
import { searchPositions } from "./search.ts";

const LARGE = 20_000;

/** With a large catalogue the first search and the first charts would take seconds; they are prepared at the start. */
export function warmUp(database: Database): void {
  if (database.rows("games").length < LARGE) return;
  searchPositions(database, "games", "a");
  for (const field of ["total_rating", "total_rating_count", "first_release_date"]) {
    orderOf(database, "games", resolvePath("games", field, false), "desc");
  }
  orderOf(database, "popularity_primitives", resolvePath("popularity_primitives", "value", false), "desc");
}
