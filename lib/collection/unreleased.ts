import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { getGame } from "@/lib/games/get-game";
import { getReleaseDates } from "@/lib/games/get-release-dates";
import type { Game } from "@/lib/games/schema";
import { log } from "@/lib/log";
import { answerOf } from "@/lib/supabase/answers";
import { type ChoosableStatus, releaseNote } from "./status";

const yearsSchema = z.record(z.string(), z.number().int().nullable());

/**
 * The data of a game on the shelf, where they had to be read from the cache of its page.
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
  const year = (await unsureYears(user, [gameId])).get(gameId);
  if (year === undefined) return { note: null, game: null };
  const game = await orNull(getGame(gameId));
  return { note: game ? releaseNote(game, Date.now()) : yearNote(year), game };
}

/** The unreleased ones of many games on the shelf. */
export async function unreleasedOf(user: CurrentUser, gameIds: readonly number[]): Promise<Set<number>> {
  const years = await unsureYears(user, gameIds);
  const dates = await orNull(getReleaseDates([...years.keys()]));
  const isUnreleased = ([id, year]: [number, number | null]) =>
    dates ? releaseNote(dates.get(id) ?? { releaseDate: null }, Date.now()) : yearNote(year);
  return new Set([...years].filter(isUnreleased).map(([id]) => id));
}

/** The games whose release the shelf does not know for certain, with the years that it has stored. */
async function unsureYears(
  { supabase }: CurrentUser,
  gameIds: readonly number[],
): Promise<Map<number, number | null>> {
  const query = supabase.rpc("unsure_release_years", { game_ids: gameIds });
  return new Map(Object.entries(await answerOf(query, yearsSchema)).map(([id, year]) => [Number(id), year]));
}

/** The shelf must work while IGDB is down: its own years decide then. */
function orNull<T>(read: Promise<T>): Promise<T | null> {
  return read.catch((error: unknown) => {
    log.warn("secondary_read_failed", { what: "releases of games on a shelf", error });
    return null;
  });
}

function yearNote(year: number | null): string | null {
  const release =
    year === null ? { releaseDate: null } : { releaseDate: `${year}-01-01`, releasePeriod: String(year) };
  return releaseNote(release, Date.now());
}
