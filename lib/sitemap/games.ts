import "server-only";
import { gunzipSync, gzipSync } from "node:zlib";
import { cacheLife, cacheTag } from "next/cache";
import { z } from "zod";
import { query } from "@/apicalypse/build";
import { cachedRead } from "@/lib/games/cached-read";
import { gameTags } from "@/lib/games/keys";
import { NOT_ADULT } from "@/lib/games/list-rows";
import { gamePath } from "@/lib/games/slug";
import { igdb, MAX_ROWS } from "@/lib/igdb/igdb";
import { siteUrl } from "@/lib/site";
import { urlSet } from "./xml";

/** Games in one file: four requests, so that a cold file takes about two seconds of its half of IGDB's budget. */
const GAMES_PER_FILE = 4 * MAX_ROWS;
/** Whoever reads sitemaps reads them rarely: made anew once a day, and served for a week while IGDB is away. */
const LIFE = { stale: 3600, revalidate: 86_400, expire: 604_800 };

const gameRow = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  updated_at: z.number().int().nullish().catch(null),
});

/** How many files the games' sitemaps have: all games but those for adults only. */
export async function countGameSitemaps(): Promise<number> {
  return Math.ceil((await cachedRead(countGames())) / GAMES_PER_FILE);
}

/**
 * The sitemap of one stretch of the games, by their ids; files count from 1. Null after the last one.
 * @throws {AppError} when IGDB cannot be read.
 */
export async function getGameSitemap(file: number): Promise<string | null> {
  if (file > (await countGameSitemaps())) return null;
  return gunzipSync(await cachedRead(readFile(file))).toString();
}

async function countGames(): Promise<number> {
  "use cache";
  cacheTag(gameTags.all, gameTags.lists);
  cacheLife(LIFE);
  return igdb().shared.count("games", query({ where: NOT_ADULT }));
}

/** Kept packed: a sixth of the size, in a cache that the pages need, too. */
async function readFile(file: number): Promise<Uint8Array> {
  "use cache";
  cacheTag(gameTags.all, gameTags.lists);
  cacheLife(LIFE);
  const first = (file - 1) * GAMES_PER_FILE;
  const offsets = Array.from({ length: GAMES_PER_FILE / MAX_ROWS }, (_, index) => first + index * MAX_ROWS);
  const parts = await Promise.all(offsets.map(readRows));
  const entries = parts.flat().map(({ updated_at, ...game }) => ({
    url: `${siteUrl()}${gamePath(game)}`,
    ...(updated_at ? { lastModified: new Date(updated_at * 1000).toISOString() } : {}),
  }));
  return new Uint8Array(gzipSync(urlSet(entries)));
}

function readRows(offset: number) {
  return igdb().shared.rows(
    "games",
    query({
      fields: ["name", "updated_at"],
      where: NOT_ADULT,
      sort: { path: "id", direction: "asc" },
      limit: MAX_ROWS,
      offset,
    }),
    gameRow,
  );
}
