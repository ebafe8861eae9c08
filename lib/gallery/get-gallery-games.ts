import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { anyOf, query } from "@/apicalypse/build";
import { cachedRead } from "@/lib/games/cached-read";
import { getPopularGames } from "@/lib/games/get-popular-games";
import { gameTags } from "@/lib/games/keys";
import { readOrFallback } from "@/lib/games/read-or-fallback";
import { igdb } from "@/lib/igdb/igdb";
import { gamePlatformsRow } from "@/lib/igdb/rows";
import { GALLERY_SIZE, type GalleryGame, MAX_GENRES, MAX_PLATFORMS } from "./schema";

/**
 * The most popular games. `isWhole` is false where their platforms could not be read.
 * @throws {AppError} with the spec's text when the list cannot be read
 */
export async function getGalleryGames(): Promise<{ games: GalleryGame[]; isWhole: boolean }> {
  const popular = await getPopularGames(0, GALLERY_SIZE);
  const read = await cachedRead(readPlatforms(popular.map(({ id }) => id)));
  const platforms = new Map(read);
  const games = popular.map(({ id, name, coverUrl, rating, releaseYear, genres }) => ({
    id,
    name,
    coverUrl,
    rating,
    releaseYear,
    genres: genres.slice(0, MAX_GENRES).map((genre) => genre.name),
    platforms: platforms.get(id) ?? [],
  }));
  return { games, isWhole: read !== null };
}

async function readPlatforms(ids: number[]): Promise<[number, string[]][] | null> {
  "use cache";
  cacheLife("catalogue");
  cacheTag(gameTags.all, gameTags.lists);
  const platforms = await readOrFallback("the platforms of the gallery", loadPlatforms(ids), null);
  if (platforms.failed) cacheLife("failed");
  return platforms.value;
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
