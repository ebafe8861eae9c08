import "server-only";
import { readCatalogueJson } from "./read";

/**
 * A game's release on a date. `date` is the last day of the period that `date_format` names, null for "TBD"; platforms,
 * statuses and regions are those of all its release dates. Dates are ISO days.
 */
export type ReleaseRow = {
  release_id: number | null;
  game_id: number;
  name: string;
  cover_image_id: string | null;
  game_type: number;
  /** The first release of the game, on any platform. */
  first_release_date: string | null;
  first_release_format: number | null;
  date: string | null;
  date_format: number;
  platforms: { id: number; name: string }[];
  statuses: (number | null)[];
  regions: (number | null)[];
};

/** `total` counts the games; `releases` has the 200 most awaited. */
export type PeriodRow = { total: number; releases: ReleaseRow[] };

/** `month` as an ISO day. @throws {AppError} */
export function readMonth(month: string): Promise<PeriodRow> {
  return readCatalogueJson((client) => client.rpc("calendar_releases", { month }));
}

/** Releases in quarters and years that have not passed. @throws {AppError} */
export function readPeriods(): Promise<PeriodRow> {
  return readCatalogueJson((client) => client.rpc("calendar_releases"));
}

/** Announced games without any date. @throws {AppError} */
export function readUndated(): Promise<ReleaseRow[]> {
  return readCatalogueJson((client) => client.rpc("undated_releases"));
}

/** The releases of the wanted games of the user with this calendar address; null for an unknown address. @throws {AppError} */
export function readWanted(token: string): Promise<ReleaseRow[] | null> {
  return readCatalogueJson((client) => client.rpc("wanted_releases", { token }));
}
