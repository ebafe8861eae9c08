import "server-only";
import { readCatalogue } from "./read";

export type CatalogueState = {
  /** False until the first full load has finished. */
  isLoaded: boolean;
  games: number;
  /** In ms; null before the first time. */
  synchronisedAt: number | null;
};

/** How the sync job left the catalogue. @throws {AppError} when the database is unavailable */
export async function getCatalogueState(): Promise<CatalogueState> {
  const { synchronisedAt, ...state } = await readCatalogue((client) =>
    client
      .from("catalogue_state")
      .select("isLoaded:is_loaded, games, synchronisedAt:synchronised_at")
      .single(),
  );
  return { ...state, synchronisedAt: synchronisedAt === null ? null : Date.parse(synchronisedAt) };
}
