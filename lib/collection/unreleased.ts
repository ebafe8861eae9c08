import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { getGame } from "@/lib/games/get-game";
import { getReleaseDates } from "@/lib/games/get-release-dates";
import { answerOf } from "@/lib/supabase/answers";
import { releaseNote } from "./status";

const idsSchema = z.array(z.number().int());

/** The spec's reason for each unreleased game. Queries IGDB only where the shelf's data do not suffice. @throws {AppError} */
export async function unreleasedOf(
  { supabase }: CurrentUser,
  gameIds: readonly number[],
): Promise<Map<number, string>> {
  const unsure = await answerOf(supabase.rpc("unsure_releases", { game_ids: gameIds }), idsSchema);
  const dates = await releaseDates(unsure);
  const now = Date.now();
  return new Map(
    unsure.flatMap((id) => {
      const note = releaseNote(dates.get(id) ?? null, now);
      return note ? [[id, note] as const] : [];
    }),
  );
}

/** A single game is read from the cache of its page. */
async function releaseDates(ids: readonly number[]): Promise<Map<number, string>> {
  const [first] = ids;
  if (first === undefined || ids.length > 1) return getReleaseDates(ids);
  const date = (await getGame(first))?.releaseDate;
  return new Map(date ? [[first, date]] : []);
}
