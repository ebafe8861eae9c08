import "server-only";
import type { Condition } from "@/apicalypse/ast";
import { and, anyOf, compare, query } from "@/apicalypse/build";
import { chunksOf } from "@/lib/chunks";
import { NOT_ADULT } from "@/lib/games/list-rows";
import { MAX_ROWS } from "@/lib/igdb/batch";
import { igdb } from "@/lib/igdb/igdb";
import {
  AWAITED_FIELDS,
  type AwaitedRow,
  awaitedRow,
  RELEASE_FIELDS,
  type ReleaseRow,
  releaseRow,
} from "@/lib/igdb/rows";

/** Pages of 500 that one month may take; IGDB's fullest have about 3,000 release dates. */
const MAX_PAGES = 8;

/** Ordered by id: many share their date, and paging by date would lose some. */
export async function readReleases(where: Condition): Promise<ReleaseRow[]> {
  const releases: ReleaseRow[] = [];
  for (let page = 0; page < MAX_PAGES; page++) {
    const rows = await igdb().rows(
      "release_dates",
      query({
        fields: [...RELEASE_FIELDS],
        where: and(where, compare("id", ">", releases.at(-1)?.id ?? 0)),
        sort: { path: "id", direction: "asc" },
        limit: MAX_ROWS,
      }),
      releaseRow,
    );
    releases.push(...rows);
    if (rows.length < MAX_ROWS) break;
  }
  return releases;
}

/** Without editions of other games, and games for adults only. */
export async function readReleasedGames(releases: readonly ReleaseRow[]): Promise<AwaitedRow[]> {
  const ids = [...new Set(releases.map(({ game }) => game))];
  const games: AwaitedRow[] = [];
  // One after the other: together, the last ones would wait too long for the client's share of the budget.
  for (const batch of chunksOf(ids, MAX_ROWS)) {
    games.push(...(await readAwaited([anyOf("id", batch)], { limit: MAX_ROWS })));
  }
  return games;
}

export function readAwaited(
  where: readonly Condition[],
  rest: { limit: number; sort?: { path: string; direction: "asc" | "desc" } },
): Promise<AwaitedRow[]> {
  return igdb().rows(
    "games",
    query({
      fields: [...AWAITED_FIELDS],
      where: and(...where, compare("version_parent", "=", null), NOT_ADULT),
      ...rest,
    }),
    awaitedRow,
  );
}
