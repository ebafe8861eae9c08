import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { anyOf, query } from "@/apicalypse/build";
import { igdb } from "@/lib/igdb/igdb";
import { SUMMARY_FIELDS, summaryRow } from "@/lib/igdb/rows";
import { cachedRead } from "./cached-read";
import { type GameSearchFilter, gameTags } from "./keys";
import { toSummary } from "./map-summary";
import type { GameSummary } from "./schema";
import { searchGamesOf } from "./search-games";

/** The games for adults only that `getGameList` counts for a search. @throws {AppError} when IGDB cannot be read */
export async function getHiddenGames(search: GameSearchFilter): Promise<GameSummary[]> {
  return cachedRead(readHidden(search));
}

async function readHidden(search: GameSearchFilter): Promise<GameSummary[]> {
  const { hiddenIds } = await searchGamesOf(search);
  return hiddenIds.length > 0 ? readSummaries(hiddenIds) : [];
}

/** In the order of `ids`. */
async function readSummaries(ids: number[]): Promise<GameSummary[]> {
  "use cache";
  cacheTag(gameTags.all, gameTags.lists);
  cacheLife("catalogue");
  const where = anyOf("id", ids);
  const rows = await igdb().rows(
    "games",
    query({ fields: [...SUMMARY_FIELDS], where, limit: ids.length }),
    summaryRow,
  );
  const found = new Map(rows.map((row) => [row.id, toSummary(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
