import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { fromStoredCover } from "@/lib/games/images";
import { releaseOf } from "@/lib/games/map-card";
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
  /** The next three wanted games with a release from today on; `releasePeriod` is set if the day is not known. */
  soon: (Game & { releaseDate: string; releasePeriod?: string | undefined; isAdult: boolean })[];
  month: { minutes: number; finished: number; days: number };
};

type HomeRow = Omit<Home, "soon"> & {
  soon: (Omit<Home["soon"][number], "releasePeriod"> & { releaseFormat: number | null })[];
};

/** What the feed shows of the user's own shelf. @throws {AppError} */
export async function getHome({ supabase }: CurrentUser, month: string): Promise<Home> {
  const home = await jsonOf<HomeRow>(supabase.rpc("own_home", { of_month: month }));
  const withCover = <Shown extends Game>(game: Shown) => ({
    ...game,
    coverUrl: fromStoredCover(game.coverUrl),
  });
  return {
    ...home,
    playing: { ...home.playing, games: home.playing.games.map(withCover) },
    soon: home.soon.map(({ releaseFormat, ...game }) => ({
      ...withCover(game),
      releasePeriod: releaseOf(game.releaseDate, releaseFormat).releasePeriod,
    })),
  };
}
