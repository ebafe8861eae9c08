import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { anyOf, compare } from "@/apicalypse/build";
import { igdb } from "@/lib/igdb/igdb";
import { GAME_CATEGORY } from "./category";
import { gameTags } from "./keys";
import { listRows, MAX_LISTED_IDS, PAGE_SIZE } from "./list-rows";
import { toSummaries } from "./map-summary";
import type { GameSummary } from "./schema";

export type CompanyFilter = { dev?: number; pub?: number };

export async function readCompanyPage(company: CompanyFilter, offset: number): Promise<GameSummary[]> {
  "use cache";
  cacheTag(gameTags.all, gameTags.lists);
  cacheLife("catalogue");
  const ids = await readCompanyGameIds(company);
  if (ids.length === 0) return [];
  const rows = await listRows(
    [anyOf("id", ids.slice(0, MAX_LISTED_IDS)), compare("game_type", "=", GAME_CATEGORY.mainGame)],
    { sort: { path: "total_rating_count", direction: "desc" }, limit: PAGE_SIZE, offset },
  );
  return toSummaries(rows);
}

/**
 * Newest ids first. From `companies`, because `games` by `involved_companies.company` takes IGDB 3–5 s, and combines a company
 * with another one's role.
 */
export async function readCompanyGameIds({ dev, pub }: CompanyFilter): Promise<number[]> {
  "use cache";
  cacheTag(gameTags.all, gameTags.lists);
  cacheLife("catalogue");
  const companies = [...new Set([dev, pub].filter((id) => id !== undefined))];
  const rows = await Promise.all(companies.map((id) => igdb().companies.load(id)));
  const developed = dev === undefined ? null : (rows.find((row) => row?.id === dev)?.developed ?? []);
  const published = pub === undefined ? null : (rows.find((row) => row?.id === pub)?.published ?? []);
  const both = developed && published ? developed.filter((id) => published.includes(id)) : null;
  return [...new Set(both ?? developed ?? published ?? [])].sort((a, b) => b - a);
}
