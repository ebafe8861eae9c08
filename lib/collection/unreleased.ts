import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { getCatalogueGame } from "@/lib/games/get-catalogue-game";
import { getGame } from "@/lib/games/get-game";
import { periodOf } from "@/lib/games/map-card";
import type { Game } from "@/lib/games/schema";
import { log } from "@/lib/log";
import { jsonOf } from "@/lib/supabase/answers";
import type { Row } from "./row";
import { type ChoosableStatus, type Release, releaseNote } from "./status";

/** The year that the shelf stores, and the catalogue's release if it knows the game. */
type UnsureRelease = { year: number | null; isKnown: boolean; date: string | null; format: number | null };

/**
 * The data of a game on the shelf, if they had to be read.
 * @throws {AppError} `not_released` for any status but "want" before the release
 */
export async function refuseUnreleased(
  user: CurrentUser,
  gameId: number,
  status: ChoosableStatus,
): Promise<Game | null> {
  if (status === "want") return null;
  const { note, game } = await releaseOf(user, gameId);
  if (note) throw new AppError("not_released", note);
  return game;
}

/** The spec's reason for an unreleased game on the shelf. */
export async function releaseOf(
  user: CurrentUser,
  gameId: number,
): Promise<{ note: string | null; game: Game | null }> {
  const release = (await unsureReleases(user, [gameId])).get(gameId);
  if (!release) return { note: null, game: null };
  const game = await readGame(gameId);
  return { note: releaseNote(game ?? release, Date.now()), game };
}

/** The unreleased ones of many games on the shelf. */
export async function unreleasedOf(user: CurrentUser, gameIds: readonly number[]): Promise<Set<number>> {
  const now = Date.now();
  const releases = [...(await unsureReleases(user, gameIds))];
  return new Set(releases.filter(([, release]) => releaseNote(release, now)).map(([id]) => id));
}

type ShelfRow = Pick<Row, "game_id" | "game_release_date" | "status" | "date_added">;

/** The catalogue's releases of those rows of the shelf whose stored release may be out of date. */
export async function releasesOf(
  user: CurrentUser,
  rows: readonly ShelfRow[],
): Promise<Map<number, Release>> {
  const unsure = rows.filter(
    ({ game_release_date: date, status, date_added }) =>
      (status === "want" || status === "imported") &&
      (date === null || date.slice(0, 4) >= date_added.slice(0, 4)),
  );
  if (unsure.length === 0) return new Map();
  return unsureReleases(
    user,
    unsure.map(({ game_id }) => game_id),
  );
}

/**
 * The games whose release the shelf does not know for certain, with the catalogue's first release; with the shelf's year where
 * the catalogue does not know the game.
 */
async function unsureReleases(
  { supabase }: CurrentUser,
  gameIds: readonly number[],
): Promise<Map<number, Release>> {
  const query = supabase.rpc("unsure_releases", { game_ids: gameIds });
  const rows = await jsonOf<Record<string, UnsureRelease>>(query);
  return new Map(Object.entries(rows).map(([id, row]) => [Number(id), toRelease(row)]));
}

function toRelease({ year, isKnown, date, format }: UnsureRelease): Release {
  if (isKnown) return { releaseDate: date, releasePeriod: periodOf(date, format) };
  return year === null
    ? { releaseDate: null }
    : { releaseDate: `${year}-01-01`, releasePeriod: String(year) };
}

/** The catalogue's game, else IGDB's, which may be newer; null while neither can be read. */
async function readGame(gameId: number): Promise<Game | null> {
  try {
    return (await getCatalogueGame(gameId))?.game ?? (await getGame(gameId));
  } catch (error) {
    log.warn("secondary_read_failed", { what: "the release of a game on a shelf", error });
    return null;
  }
}
