import "server-only";
import { anyOf, query } from "@/apicalypse/build";
import { chunksOf } from "@/lib/chunks";
import { MAX_ROWS } from "@/lib/igdb/batch";
import { igdb } from "@/lib/igdb/igdb";
import { type GameDateRow, gameDateRow } from "@/lib/igdb/rows";
import { isoDate } from "./map-summary";

/** ISO dates (UTC) by game id; without undated games. @throws {AppError} when IGDB cannot be read */
export async function getReleaseDates(ids: readonly number[]): Promise<Map<number, string>> {
  const found: GameDateRow[] = [];
  // One after the other: together, the last ones would wait too long for the client's share of the budget.
  for (const part of chunksOf(ids, MAX_ROWS)) {
    const dates = query({ fields: ["first_release_date"], where: anyOf("id", part), limit: part.length });
    found.push(...(await igdb().background.rows("games", dates, gameDateRow)));
  }
  return new Map(
    found.flatMap(({ id, first_release_date }) => {
      const date = isoDate(first_release_date);
      return date ? [[id, date] as const] : [];
    }),
  );
}
