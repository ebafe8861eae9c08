import "server-only";
import type { ListFilter } from "./lists";
import { readCatalogue, readCatalogueJson } from "./read";

type Counts = Record<string, number>;
/** Games by filter value, as of the last sync. A value without games is missing. */
export type GameCounts = { total: number } & Record<
  "platform" | "genre" | "theme" | "type" | "release" | "decade" | "min_rating" | "length",
  Counts
>;

/** @throws {AppError} */
export function readGameCounts(filters: ListFilter): Promise<GameCounts> {
  return readCatalogueJson((client) => client.rpc("count_games", { filters }));
}

/** @throws {AppError} */
export function readPlatforms(): Promise<{ id: number; name: string }[]> {
  return readCatalogue((client) => client.from("platforms").select("id, name").order("id").limit(1000));
}
