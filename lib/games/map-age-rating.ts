import "server-only";
import type { GameRow } from "@/lib/igdb/rows";

/** The spec's codes: 1 is 3+, 2 E, 3 E10+, 4 T, 5 M, 6 AO, 7 RP. */
const ESRB: Readonly<Record<string, number>> = { RP: 7, EC: 1, E: 2, "E10+": 3, T: 4, M: 5, AO: 6 };
/** PEGI's ages as the nearest ESRB class that starts no earlier; 18 is M, as ESRB gives AO to hardly any game. */
const PEGI: Readonly<Record<string, number>> = { "3": 1, "7": 3, "12": 4, "16": 5, "18": 5 };

/** By names and labels: IGDB has changed its numbers for them once. */
const BOARDS = [
  { name: "ESRB", codes: ESRB },
  { name: "PEGI", codes: PEGI },
] as const;

export function toAgeRating(ratings: GameRow["age_ratings"]): number | null {
  for (const board of BOARDS) {
    for (const { organization, rating_category } of ratings) {
      if (organization.name.toUpperCase() !== board.name) continue;
      const code = board.codes[rating_category.rating.toUpperCase()];
      if (code !== undefined) return code;
    }
  }
  return null;
}
