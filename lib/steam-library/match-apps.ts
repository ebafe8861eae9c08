import "server-only";
import type { IgdbClient } from "@/lib/igdb/client";
import type { ShelfRow } from "@/lib/igdb/rows";
import { matchByName } from "./match-by-name";
import { matchBySearch } from "./match-by-search";
import { matchBySteamId } from "./match-by-steam-id";
import type { App, MatchedBy } from "./schema";

export type Match = { row: ShelfRow; matchedBy: MatchedBy };
type Way = (igdb: IgdbClient, apps: readonly App[]) => Promise<ReadonlyMap<number, ShelfRow>>;

const WAYS: readonly (readonly [Exclude<MatchedBy, "person">, Way])[] = [
  ["steam_id", matchBySteamId],
  ["name", matchByName],
  ["search", matchBySearch],
];

/** By IGDB's link to Steam, else by exact name, else the first search result; others are left out. @throws {AppError} */
export async function matchApps(igdb: IgdbClient, apps: readonly App[]): Promise<Map<number, Match>> {
  const matches = new Map<number, Match>();
  for (const [matchedBy, findGames] of WAYS) {
    const missing = apps.filter(({ appid }) => !matches.has(appid));
    if (missing.length === 0) break;
    for (const [appid, row] of await findGames(igdb, missing)) matches.set(appid, { row, matchedBy });
  }
  return matches;
}
