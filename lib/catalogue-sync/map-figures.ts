import "server-only";
import type { z } from "zod";
import type { catalogueScoreRow, catalogueTimesRow } from "@/lib/igdb/catalogue-rows";

/** IGDB's `popularity_types`, weighed as its documentation does (https://api-docs.igdb.com/#popularity-api). */
const WEIGHTS: ReadonlyMap<number, number> = new Map([
  [2, 0.6], // Want to Play
  [3, 0.4], // Playing
]);
export const POPULARITY_TYPES = [...WEIGHTS.keys()];

/** By game id, ascending. */
export function toScores(rows: readonly z.infer<typeof catalogueScoreRow>[]) {
  const scores = new Map<number, number>();
  for (const { game_id, popularity_type, value } of rows) {
    scores.set(game_id, (scores.get(game_id) ?? 0) + value * (WEIGHTS.get(popularity_type) ?? 0));
  }
  return [...scores].map(([id, popularity]) => ({ id, popularity })).sort((a, b) => a.id - b.id);
}

/** By game id, ascending. */
export function toTimes(rows: readonly z.infer<typeof catalogueTimesRow>[]) {
  const times = new Map(rows.map(({ game_id, ...seconds }) => [game_id, { id: game_id, ...seconds }]));
  return [...times.values()].sort((a, b) => a.id - b.id);
}
