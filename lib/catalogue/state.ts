import "server-only";
import { z } from "zod";
import { readCatalogue } from "./read";

const stateRow = z.object({
  is_loaded: z.boolean(),
  games: z.number().int(),
  synchronised_at: z.string().nullable(),
});

export type CatalogueState = {
  /** False until the first full load has finished. */
  isLoaded: boolean;
  games: number;
  /** In ms; null before the first time. */
  synchronisedAt: number | null;
};

/** How the sync job left the catalogue. @throws {AppError} when the database is unavailable */
export async function getCatalogueState(): Promise<CatalogueState> {
  const { is_loaded, games, synchronised_at } = await readCatalogue(
    (client) => client.from("catalogue_state").select("is_loaded, games, synchronised_at").single(),
    stateRow,
  );
  return {
    isLoaded: is_loaded,
    games,
    synchronisedAt: synchronised_at === null ? null : Date.parse(synchronised_at),
  };
}
