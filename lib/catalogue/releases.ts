import "server-only";
import { z } from "zod";
import { readCatalogue } from "./read";

const int = z.number().int();

/**
 * A game's release on a date. `date` is the last day of the period that `date_format` names, null for "TBD"; platforms,
 * statuses and regions are those of all its release dates.
 */
const releaseRow = z.object({
  release_id: int.nullable(),
  game_id: int.positive(),
  name: z.string(),
  cover_image_id: z.string().nullable(),
  game_type: int,
  /** Of the game, on any platform. */
  first_release_date: z.iso.date().nullable(),
  first_release_format: int.nullable(),
  date: z.iso.date().nullable(),
  date_format: int,
  platforms: z.array(z.object({ id: int, name: z.string() })),
  statuses: z.array(int.nullable()),
  regions: z.array(int.nullable()),
});
export type ReleaseRow = z.infer<typeof releaseRow>;

/** `total` counts the games, of which `releases` has the 200 most awaited. */
const periodRow = z.object({ total: int, releases: z.array(releaseRow) });
export type PeriodRow = z.infer<typeof periodRow>;

/** `month` as an ISO day. @throws {AppError} */
export function readMonth(month: string): Promise<PeriodRow> {
  return readCatalogue((client) => client.rpc("calendar_releases", { month }), periodRow);
}

/** Of quarters and years that have not passed. @throws {AppError} */
export function readPeriods(): Promise<PeriodRow> {
  return readCatalogue((client) => client.rpc("calendar_releases"), periodRow);
}

/** Announced games without any date. @throws {AppError} */
export function readUndated(): Promise<ReleaseRow[]> {
  return readCatalogue((client) => client.rpc("undated_releases"), z.array(releaseRow));
}

/** Of the wanted games of the user with this calendar address; null for an unknown one. @throws {AppError} */
export function readWanted(token: string): Promise<ReleaseRow[] | null> {
  return readCatalogue((client) => client.rpc("wanted_releases", { token }), z.array(releaseRow).nullable());
}
