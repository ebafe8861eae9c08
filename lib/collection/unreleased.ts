import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { getGame } from "@/lib/games/get-game";
import { getReleaseDates } from "@/lib/games/get-release-dates";
import { log } from "@/lib/log";
import { answerOf } from "@/lib/supabase/answers";
import { type ChoosableStatus, releaseNote } from "./status";

const yearsSchema = z.record(z.string(), z.number().int().nullable());

/** @throws {AppError} `not_released` for a game on the shelf */
export async function refuseUnreleased(user: CurrentUser, gameId: number, status: ChoosableStatus) {
  if (status === "want") return;
  const note = (await unreleasedOf(user, [gameId])).get(gameId);
  if (note) throw new AppError("not_released", note);
}

/**
 * The spec's reason for each unreleased game on the shelf. Queries IGDB only where the shelf's data do not suffice, and uses the
 * shelf's years when IGDB cannot be read. @throws {AppError}
 */
export async function unreleasedOf(
  { supabase }: CurrentUser,
  gameIds: readonly number[],
): Promise<Map<number, string>> {
  const query = supabase.rpc("unsure_release_years", { game_ids: gameIds });
  const years = new Map(
    Object.entries(await answerOf(query, yearsSchema)).map(([id, year]) => [Number(id), year] as const),
  );
  const notes = await catalogueNotes([...years.keys()]).catch((error: unknown) => {
    log.warn("secondary_read_failed", { what: "release dates of games on a shelf", error });
    return new Map([...years].map(([id, year]) => [id, yearNote(year)]));
  });
  return new Map([...notes].flatMap(([id, note]) => (note ? [[id, note] as const] : [])));
}

/** A single game is read from the cache of its page. */
async function catalogueNotes(ids: readonly number[]): Promise<Map<number, string | null>> {
  const [first] = ids;
  if (first === undefined) return new Map();
  const now = Date.now();
  if (ids.length > 1) {
    const dates = await getReleaseDates(ids);
    return new Map(ids.map((id) => [id, releaseNote({ releaseDate: dates.get(id) ?? null }, now)]));
  }
  const game = await getGame(first);
  return new Map([[first, releaseNote(game ?? { releaseDate: null }, now)]]);
}

function yearNote(year: number | null): string | null {
  const release =
    year === null ? { releaseDate: null } : { releaseDate: `${year}-01-01`, releasePeriod: String(year) };
  return releaseNote(release, Date.now());
}
