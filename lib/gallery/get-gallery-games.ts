import "server-only";
import { cacheTag } from "next/cache";
import { anyOf, query } from "@/apicalypse/build";
import { getPopularGames } from "@/lib/games/get-popular-games";
import { gameTags } from "@/lib/games/keys";
import { quietRead } from "@/lib/games/quiet-read";
import { igdb } from "@/lib/igdb/igdb";
import { gamePlatformsRow } from "@/lib/igdb/rows";
import { GALLERY_SIZE, type GalleryGame, MAX_GENRES, MAX_PLATFORMS } from "./schema";

/**
 * The most popular games, none for adults only, as the gallery shows them. Platforms that cannot be read are left out.
 * @throws {AppError} in the spec's words when the list cannot be read.
 */
export async function getGalleryGames(): Promise<GalleryGame[]> {
  const games = await getPopularGames(0, GALLERY_SIZE);
  const platforms = new Map(await readPlatforms(games.map(({ id }) => id)));
  return games.map(({ id, name, coverUrl, rating, releaseYear, genres }) => ({
    id,
    name,
    coverUrl,
    rating,
    releaseYear,
    genres: genres.slice(0, MAX_GENRES).map((genre) => genre.name),
    platforms: platforms.get(id) ?? [],
  }));
}

/** The platforms' names by game: a list's own rows do without them. */
async function readPlatforms(ids: number[]): Promise<[number, string[]][]> {
  "use cache";
  cacheTag(gameTags.all, gameTags.lists);
  return quietRead("the platforms of the gallery", loadPlatforms(ids), []);
}

async function loadPlatforms(ids: number[]): Promise<[number, string[]][]> {
  if (ids.length === 0) return [];
  const rows = await igdb().rows(
    "games",
    query({ fields: ["platforms.name"], where: anyOf("id", ids), limit: ids.length }),
    gamePlatformsRow,
  );
  return rows.map(({ id, platforms }) => [id, platforms.slice(0, MAX_PLATFORMS).map(({ name }) => name)]);
}
