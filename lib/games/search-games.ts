import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Query } from "@/apicalypse/ast";
import { anyOf, safeText } from "@/apicalypse/build";
import { igdb } from "@/lib/igdb/igdb";
import { summaryRow } from "@/lib/igdb/rows";
import { cachedRead } from "./cached-read";
import { gameTags } from "./keys";
import { listQuery } from "./list-rows";
import { toSummaries } from "./map-summary";
import type { GameSummary } from "./schema";
import { slugify } from "./slug";

/** The spec's limit. */
const SEARCH_LIMIT = 50;
/** IGDB's suffix for slugs of equal names; the spec searches these, too. */
const SLUG_SUFFIXES = ["", "--1", "--2", "--3"] as const;

/** Best match first, then games whose slug equals the text's. @throws {AppError} when IGDB cannot be read */
export async function searchGames(q: string): Promise<GameSummary[]> {
  // IGDB's search ignores case, so texts that differ only in case share a cache entry.
  const text = safeText(q.normalize("NFC")).toLowerCase();
  return text ? cachedRead(readSearch(text)) : [];
}

async function readSearch(text: string): Promise<GameSummary[]> {
  "use cache";
  cacheTag(gameTags.all, gameTags.lists);
  cacheLife("catalogue");
  const queries = [listQuery([], { search: text, limit: SEARCH_LIMIT }), ...slugQueries(text)];
  return toSummaries((await igdb().multi("games", queries, summaryRow)).flat());
}

function slugQueries(text: string): Query[] {
  // Text without a letter a–z or digit has no slug; the fallback "game" belongs to another game.
  if (!/[a-z0-9]/.test(text.normalize("NFKD"))) return [];
  const slug = slugify(text);
  const slugs = SLUG_SUFFIXES.map((suffix) => `${slug}${suffix}`);
  return [listQuery([anyOf("slug", slugs)], { limit: slugs.length })];
}
