import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { fromStoredCover } from "@/lib/games/images";
import { jsonOf } from "@/lib/supabase/answers";

export const homeQuerySchema = z.strictObject({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "must be a month such as 2026-11"),
});

type Game = { id: number; name: string; coverUrl: string | null };

export type Home = {
  /** Games on the shelf. */
  size: number;
  playing: {
    total: number;
    /** The five that were played last. */
    games: (Game & { hours: number | null; playedAt: string })[];
  };
  /** Wanted games with a day of release from today on, the next three. */
  soon: (Game & { releaseDate: string; isAdult: boolean })[];
  month: { minutes: number; finished: number; days: number };
};

/** What the feed shows of the user's own shelf. @throws {AppError} */
export async function getHome({ supabase }: CurrentUser, month: string): Promise<Home> {
  const home = await jsonOf<Home>(supabase.rpc("own_home", { of_month: month }));
  const withCover = <Shown extends Game>(game: Shown) => ({
    ...game,
    coverUrl: fromStoredCover(game.coverUrl),
  });
  return {
    ...home,
    playing: { ...home.playing, games: home.playing.games.map(withCover) },
    soon: home.soon.map(withCover),
  };
}
