import "server-only";
import { anyOf, query } from "@/apicalypse/build";
import { chunksOf } from "@/lib/chunks";
import { MAX_ROWS } from "@/lib/igdb/batch";
import { igdb } from "@/lib/igdb/igdb";
import { GAME_DATE_FIELDS, type GameDateRow, gameDateRow } from "@/lib/igdb/rows";
import { isoDate, releasePeriod } from "./map-summary";

export type ReleaseDates = Map<number, { releaseDate: string; releasePeriod: string | null }>;

/** By game id; without undated games. For the fields see `GameSummary`. @throws {AppError} when IGDB cannot be read */
export async function getReleaseDates(ids: readonly number[]): Promise<ReleaseDates> {
  const found: GameDateRow[] = [];
  // One after the other: together, the last ones would wait too long for the client's share of the budget.
  for (const part of chunksOf(ids, MAX_ROWS)) {
    const dates = query({ fields: [...GAME_DATE_FIELDS], where: anyOf("id", part), limit: part.length });
    found.push(...(await igdb().background.rows("games", dates, gameDateRow)));
  }
  return new Map(
    found.flatMap((row) => {
      const releaseDate = isoDate(row.first_release_date);
      return releaseDate ? [[row.id, { releaseDate, releasePeriod: releasePeriod(row) }] as const] : [];
    }),
  );
}
