import "server-only";
import type { ListFilter } from "./lists";
import { readCatalogue, readCatalogueJson } from "./read";

type Counts = Record<string, number>;
type CountsByFilter = Record<
  "platform" | "genre" | "theme" | "type" | "release" | "decade" | "min_rating" | "length" | "people",
  Counts
>;
/** Games by filter value, as of the last sync. A value without games is missing. */
export type GameCounts = { total: number } & CountsByFilter;

/** The database leaves out filters without any count. */
const NO_COUNTS: CountsByFilter = {
  platform: {},
  genre: {},
  theme: {},
  type: {},
  release: {},
  decade: {},
  min_rating: {},
  length: {},
  people: {},
};

/** @throws {AppError} */
export async function readGameCounts(filters: ListFilter): Promise<GameCounts> {
  const counts = await readCatalogueJson<{ total: number } & Partial<CountsByFilter>>((client) =>
    client.rpc("count_games", { filters }),
  );
  return { ...NO_COUNTS, ...counts };
}

/** @throws {AppError} */
export function readPlatforms(): Promise<{ id: number; name: string }[]> {
  return readCatalogue((client) => client.from("platforms").select("id, name").order("id").limit(1000));
}
