import "server-only";
import { z } from "zod";
import type { ListFilter } from "./lists";
import { readCatalogue } from "./read";

const counts = z.record(z.string(), z.number()).default({});
const countsRow = z.object({
  total: z.number(),
  platform: counts,
  genre: counts,
  theme: counts,
  type: counts,
  release: counts,
  decade: counts,
  min_rating: counts,
  length: counts,
});
/** Games by choice, as of the last sync; a choice without games is missing. */
export type GameCounts = z.infer<typeof countsRow>;

/** @throws {AppError} */
export function readGameCounts(filters: ListFilter): Promise<GameCounts> {
  return readCatalogue((client) => client.rpc("count_games", { filters }), countsRow);
}

const platformRow = z.object({ id: z.number().int(), name: z.string() });

/** @throws {AppError} */
export function readPlatforms(): Promise<z.infer<typeof platformRow>[]> {
  return readCatalogue(
    (client) => client.from("platforms").select("id, name").order("id").limit(1000),
    z.array(platformRow),
  );
}
