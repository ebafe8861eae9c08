import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { imageUrl } from "@/lib/games/images";
import { toShelfColumns } from "@/lib/games/shelf-row";
import { answerOf } from "@/lib/supabase/answers";
import type { App, MatchedBy } from "./schema";

const toNamed = (name: string) => ({ name });

type MatchRow = {
  appid: number;
  matched_by: MatchedBy;
  game_id: number;
  game_name: string;
  cover_image_id: string | null;
  total_rating: number | null;
  first_release_date: string | null;
  platforms: string[];
  genres: string[];
};

/** The game of an app, in the columns of a shelf. */
type Match = ReturnType<typeof toMatch>;

/** The games of up to 500 apps, by app id. Leaves out apps that have no game or were imported before. @throws {AppError} */
export async function matchApps(
  { supabase }: CurrentUser,
  apps: readonly App[],
): Promise<Map<number, Match>> {
  const query = supabase.rpc("match_steam_apps", { apps: apps.map(({ appid, name }) => ({ appid, name })) });
  const rows = await answerOf(query.overrideTypes<MatchRow[], { merge: false }>());
  return new Map(rows.map((row) => [row.appid, toMatch(row)]));
}

function toMatch(row: MatchRow) {
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
