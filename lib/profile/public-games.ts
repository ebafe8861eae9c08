import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { z } from "zod";
import { cachedRead } from "@/lib/games/cached-read";
import { fromStoredCover } from "@/lib/games/images";
import { gamePath } from "@/lib/games/slug";
import { answerOf } from "@/lib/supabase/answers";
import { createPublicClient } from "@/lib/supabase/server";
import { profileTags } from "./keys";
import { PROFILE_LAST_PAGE, PROFILE_PAGE_SIZE, type ProfileRoute } from "./profile-route";
import { PROFILE_AWAY } from "./public-profile";
import type { PublicGame, PublicGamesPage } from "./schema";

/** The spec's number of games on the widget. */
const NEWEST_GAMES = 12;

const COLUMNS = "game_id, game_name, game_cover_url, game_release_date, user_rating";

const rowsSchema = z.array(
  z.object({
    game_id: z.number().int(),
    game_name: z.string(),
    game_cover_url: z.string().nullable(),
    game_release_date: z.string().nullable(),
    /** PostgREST sends `numeric` as a number, the local Supabase as text. */
    user_rating: z.coerce.number().nullable(),
  }),
);

/** The newest additions first; empty beyond the last page. @throws {AppError} */
export async function getPublicGames(userId: string, { tab, page }: ProfileRoute): Promise<PublicGamesPage> {
  return cachedRead(readPage(userId, tab, page), PROFILE_AWAY);
}

/** @throws {AppError} */
export async function getNewestGames(userId: string): Promise<PublicGame[]> {
  return cachedRead(readNewest(userId), PROFILE_AWAY);
}

async function readPage(userId: string, tab: ProfileRoute["tab"], page: number): Promise<PublicGamesPage> {
  "use cache";
  cacheTag(profileTags.user(userId));
  cacheLife("profile");
  const first = (page - 1) * PROFILE_PAGE_SIZE;
  const query = shelfOf(userId)
    .eq("status", tab)
    .range(first, first + PROFILE_PAGE_SIZE);
  const games = await toGames(query);
  const hasMore = games.length > PROFILE_PAGE_SIZE && page < PROFILE_LAST_PAGE;
  return { games: games.slice(0, PROFILE_PAGE_SIZE), nextPage: hasMore ? page + 1 : null };
}

async function readNewest(userId: string): Promise<PublicGame[]> {
  "use cache";
  cacheTag(profileTags.user(userId));
  cacheLife("profile");
  return toGames(shelfOf(userId).range(0, NEWEST_GAMES - 1));
}

function shelfOf(userId: string) {
  const games = createPublicClient().client.from("public_user_games").select(COLUMNS);
  return games.eq("user_id", userId).order("date_added", { ascending: false }).order("id");
}

async function toGames(query: ReturnType<typeof shelfOf>): Promise<PublicGame[]> {
  return (await answerOf(query, rowsSchema)).map((row) => ({
    id: row.game_id,
    name: row.game_name,
    path: gamePath({ id: row.game_id, name: row.game_name }),
    coverUrl: fromStoredCover(row.game_cover_url),
    releaseYear: row.game_release_date === null ? null : Number(row.game_release_date.slice(0, 4)),
    rating: row.user_rating,
  }));
}
