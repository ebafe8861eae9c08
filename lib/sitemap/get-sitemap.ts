import "server-only";
import { gunzipSync, gzipSync } from "node:zlib";
import { cacheLife, cacheTag } from "next/cache";
import {
  ROWS_PER_FILE,
  readSitemapPage,
  readSizes,
  SITEMAP_KINDS,
  type SitemapKind,
  type SitemapRow,
} from "@/lib/catalogue/sitemap";
import { cachedRead } from "@/lib/games/cached-read";
import { companyPath } from "@/lib/games/company-path";
import { gameTags } from "@/lib/games/keys";
import { gamePath } from "@/lib/games/slug";
import { siteUrl } from "@/lib/site";
import { urlSet } from "./xml";

const PATHS: Readonly<Record<SitemapKind, (row: SitemapRow) => string>> = {
  games: gamePath,
  companies: companyPath,
};

/** Such as "games/1.xml". @throws {AppError} when the catalogue cannot be read */
export async function getSitemapFiles(): Promise<string[]> {
  const sizes = await cachedRead(readFileCounts());
  return SITEMAP_KINDS.flatMap((kind) =>
    Array.from({ length: sizes[kind] }, (_, index) => `${kind}/${index + 1}.xml`),
  );
}

/** Null for a file that does not exist. @throws {AppError} when the catalogue cannot be read */
export async function getSitemap(name: string, file: number): Promise<string | null> {
  const kind = SITEMAP_KINDS.find((known) => known === name);
  if (!kind || file > (await cachedRead(readFileCounts()))[kind]) return null;
  return gunzipSync(await cachedRead(readFile(kind, file))).toString();
}

async function readFileCounts(): Promise<Record<SitemapKind, number>> {
  "use cache";
  cacheTag(gameTags.all, gameTags.lists);
  cacheLife("sitemap");
  const { games, companies } = await readSizes();
  return { games: Math.ceil(games / ROWS_PER_FILE), companies: Math.ceil(companies / ROWS_PER_FILE) };
}

/** Compressed to a sixth: pages share the cache. */
async function readFile(kind: SitemapKind, file: number): Promise<Uint8Array> {
  "use cache";
  cacheTag(gameTags.all, gameTags.lists);
  cacheLife("sitemap");
  const entries = (await readSitemapPage(kind, file)).map((row) => ({
    url: `${siteUrl()}${PATHS[kind](row)}`,
    lastModified: new Date(row.updated_at).toISOString(),
  }));
  return new Uint8Array(gzipSync(urlSet(entries)));
}
