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

/** The spec's limit of a search. */
const SEARCH_LIMIT = 50;
/** What IGDB puts behind the slug of games that share a name; the spec looks these up. */
const SLUG_SUFFIXES = ["", "--1", "--2", "--3"] as const;

/**
 * Games whose name matches, best match first, then those whose slug is exactly the text's. Empty text finds nothing
 * and asks nobody.
 * @throws {AppError} when IGDB cannot be read.
 */
export async function searchGames(q: string): Promise<GameSummary[]> {
  // IGDB's search does not tell cases apart, so texts that differ in case only share an entry of the cache.
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

/** What finds the games whose slug is the text's. */
function slugQueries(text: string): Query[] {
  // Text without a letter a–z or digit has no slug; its stand-in "game" is another game's.
  if (!/[a-z0-9]/.test(text.normalize("NFKD"))) return [];
  const slug = slugify(text);
  const slugs = SLUG_SUFFIXES.map((suffix) => `${slug}${suffix}`);
  return [listQuery([anyOf("slug", slugs)], { limit: slugs.length })];
}
