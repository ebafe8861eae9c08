import "server-only";
import { gunzipSync, gzipSync } from "node:zlib";
import { cacheLife, cacheTag } from "next/cache";
import { z } from "zod";
import type { Condition } from "@/apicalypse/ast";
import { compare, or, query } from "@/apicalypse/build";
import { cachedRead } from "@/lib/games/cached-read";
import { companyPath } from "@/lib/games/company-path";
import { gameTags } from "@/lib/games/keys";
import { NOT_ADULT } from "@/lib/games/list-rows";
import { gamePath, slugify } from "@/lib/games/slug";
import { MAX_ROWS } from "@/lib/igdb/batch";
import { igdb } from "@/lib/igdb/igdb";
import { siteUrl } from "@/lib/site";
import { urlSet } from "./xml";

export const SITEMAP_KINDS = ["games", "companies"] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** Four requests, so that a cold file takes about two seconds of the background half of IGDB's budget. */
const PAGES_PER_FILE = 4 * MAX_ROWS;

const pageRow = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  slug: z.string().nullish().catch(null),
  updated_at: z.number().int().nullish().catch(null),
});

type Source = {
  fields: readonly string[];
  where: Condition;
  path: (row: z.infer<typeof pageRow>) => string;
};

const SOURCES: Readonly<Record<SitemapKind, Source>> = {
  games: { fields: ["name", "updated_at"], where: NOT_ADULT, path: gamePath },
  companies: {
    fields: ["name", "slug", "updated_at"],
    // A company without games has an empty page.
    where: or(compare("developed", "!=", null), compare("published", "!=", null)),
    path: ({ id, name, slug }) => companyPath({ id, slug: slug ?? slugify(name) }),
  },
};

/** Without games for adults only and companies without games. */
export async function countSitemaps(kind: SitemapKind): Promise<number> {
  return Math.ceil((await cachedRead(countRows(kind))) / PAGES_PER_FILE);
}

/** Null after the last one. @throws {AppError} when IGDB cannot be read */
export async function getSitemap(kind: SitemapKind, file: number): Promise<string | null> {
  if (file > (await countSitemaps(kind))) return null;
  return gunzipSync(await cachedRead(readFile(kind, file))).toString();
}

async function countRows(kind: SitemapKind): Promise<number> {
  "use cache";
  cacheTag(gameTags.all, gameTags.lists);
  cacheLife("sitemap");
  return igdb().background.count(kind, query({ where: SOURCES[kind].where }));
}

/** Compressed to a sixth: pages share the cache. */
async function readFile(kind: SitemapKind, file: number): Promise<Uint8Array> {
  "use cache";
  cacheTag(gameTags.all, gameTags.lists);
  cacheLife("sitemap");
  const first = (file - 1) * PAGES_PER_FILE;
  const offsets = Array.from({ length: PAGES_PER_FILE / MAX_ROWS }, (_, index) => first + index * MAX_ROWS);
  const parts = await Promise.all(offsets.map((offset) => readRows(kind, offset)));
  const entries = parts.flat().map((found) => ({
    url: `${siteUrl()}${SOURCES[kind].path(found)}`,
    ...(found.updated_at ? { lastModified: new Date(found.updated_at * 1000).toISOString() } : {}),
  }));
  return new Uint8Array(gzipSync(urlSet(entries)));
}

function readRows(kind: SitemapKind, offset: number) {
  const { fields, where } = SOURCES[kind];
  return igdb().background.rows(
    kind,
    query({ fields: [...fields], where, sort: { path: "id", direction: "asc" }, limit: MAX_ROWS, offset }),
    pageRow,
  );
}
