import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { imageUrl } from "@/lib/games/images";
import { toShelfColumns } from "@/lib/games/shelf-row";
import { answerOf } from "@/lib/supabase/answers";
import { type App, MATCHED_BY } from "./schema";

const toNamed = (name: string) => ({ name });

const matchesSchema = z.array(
  z.object({
    appid: z.coerce.number().int(),
    matched_by: z.enum(MATCHED_BY),
    game_id: z.number().int(),
    game_name: z.string(),
    cover_image_id: z.string().nullable(),
    total_rating: z.coerce.number().nullable(),
    first_release_date: z.iso.date().nullable(),
    platforms: z.array(z.string()),
    genres: z.array(z.string()),
  }),
);

/** The game of an app, in the columns of a shelf. */
export type Match = ReturnType<typeof toMatch>;

/** Of up to 500 apps, by app id; without apps that have no game, and those imported before. @throws {AppError} */
export async function matchApps(
  { supabase }: CurrentUser,
  apps: readonly App[],
): Promise<Map<number, Match>> {
  const query = supabase.rpc("match_steam_apps", { apps: apps.map(({ appid, name }) => ({ appid, name })) });
  const rows = await answerOf(query, matchesSchema);
  return new Map(rows.map((row) => [row.appid, toMatch(row)]));
}

function toMatch(row: z.infer<typeof matchesSchema>[number]) {
  const {
    matched_by,
    game_id: id,
    game_name: name,
    cover_image_id: cover,
    first_release_date: released,
  } = row;
  return {
    matched_by,
    ...toShelfColumns({
      id,
      name,
      coverUrl: cover && imageUrl(cover, "cover_big"),
      // The catalogue stores no texts.
      description: null,
      rating: row.total_rating,
      releaseYear: released === null ? null : Number.parseInt(released, 10),
      platforms: row.platforms.map(toNamed),
      genres: row.genres.map(toNamed),
    }),
  };
}
