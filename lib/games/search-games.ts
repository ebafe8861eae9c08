import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Query } from "@/apicalypse/ast";
import { anyOf, safeText } from "@/apicalypse/build";
import { readIdsOfCompany } from "@/lib/catalogue/lists";
import { igdb } from "@/lib/igdb/igdb";
import { summaryRow } from "@/lib/igdb/rows";
import { cachedRead } from "./cached-read";
import { type GameSearchFilter, gameTags } from "./keys";
import { adultQuery, listQuery } from "./list-rows";
import { isAdult, toSummaries } from "./map-summary";
import type { GameSummary } from "./schema";
import { slugify } from "./slug";

/** The spec's limit. */
const SEARCH_LIMIT = 50;
/** IGDB's suffix for slugs of equal names; the spec searches these, too. */
const SLUG_SUFFIXES = ["", "--1", "--2", "--3"] as const;

/** `hiddenIds`: games for adults only that match, too. */
export type FoundGames = { games: GameSummary[]; hiddenIds: number[] };

/** Best match first, then games whose slug equals the text's. @throws {AppError} when IGDB cannot be read */
export async function searchGames(q: string): Promise<FoundGames> {
  // IGDB's search ignores case, so texts that differ only in case share a cache entry.
  const text = safeText(q.normalize("NFC")).toLowerCase();
  return text ? cachedRead(readSearch(text)) : { games: [], hiddenIds: [] };
}

/** A company and a text together find the company's games by the text. @throws {AppError} when IGDB cannot be read */
export async function searchGamesOf({ q, dev, pub }: GameSearchFilter): Promise<FoundGames> {
  const found = await searchGames(q);
  if (dev === undefined && pub === undefined) return found;
  const all = [...found.games.map(({ id }) => id), ...found.hiddenIds];
  const ids = new Set(await cachedRead(readIds(all, { developer: dev, publisher: pub })));
  return {
    games: found.games.filter(({ id }) => ids.has(id)),
    hiddenIds: found.hiddenIds.filter((id) => ids.has(id)),
  };
}

async function readIds(
  ids: number[],
  company: { developer?: number; publisher?: number },
): Promise<number[]> {
  "use cache";
  cacheTag(gameTags.all, gameTags.lists);
  cacheLife("catalogue");
  return ids.length === 0 ? [] : readIdsOfCompany(ids, company);
}

async function readSearch(text: string): Promise<FoundGames> {
  "use cache";
  cacheTag(gameTags.all, gameTags.lists);
  cacheLife("catalogue");
  // Games for adults have queries of their own, so that they take no place of others.
  const queries = [listQuery, adultQuery].flatMap((build) => searchQueries(build, text));
  const rows = (await igdb().multi("games", queries, summaryRow)).flat();
  const hiddenIds = new Set(rows.filter(isAdult).map(({ id }) => id));
  return { games: toSummaries(rows), hiddenIds: [...hiddenIds] };
}

function searchQueries(build: typeof listQuery, text: string): Query[] {
  const search = build([], { search: text, limit: SEARCH_LIMIT });
  // Text without a letter a–z or digit has no slug; the fallback "game" belongs to another game.
  if (!/[a-z0-9]/.test(text.normalize("NFKD"))) return [search];
  const slug = slugify(text);
  const slugs = SLUG_SUFFIXES.map((suffix) => `${slug}${suffix}`);
  return [search, build([anyOf("slug", slugs)], { limit: slugs.length })];
}
