import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { readPlatformNames } from "@/lib/catalogue/lists";
import { cachedRead } from "@/lib/games/cached-read";
import { getPopularGames } from "@/lib/games/get-popular-games";
import { gameTags } from "@/lib/games/keys";
import { readOrFallback } from "@/lib/games/read-or-fallback";
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
    platforms: platforms.get(id)?.slice(0, MAX_PLATFORMS) ?? [],
  }));
  return { games, isWhole: read !== null };
}

async function readPlatforms(ids: number[]): Promise<[number, string[]][] | null> {
  "use cache";
  cacheLife("catalogue");
  cacheTag(gameTags.all, gameTags.lists);
  const platforms = await readOrFallback("the platforms of the gallery", readPlatformNames(ids), null);
  if (platforms.failed) cacheLife("failed");
  return platforms.value;
}
