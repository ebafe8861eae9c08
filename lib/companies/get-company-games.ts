import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { anyOf, compare } from "@/apicalypse/build";
import { cachedRead } from "@/lib/games/cached-read";
import { GAME_CATEGORY } from "@/lib/games/category";
import { listRows, MAX_LISTED_IDS, PAGE_SIZE } from "@/lib/games/list-rows";
import { toSummaries } from "@/lib/games/map-summary";
import type { GamePage } from "@/lib/games/schema";
import { type CompanyRole, companyTags } from "./keys";
import { readCompany } from "./read-company";

/** No add-ons, seasons, bundles, updates or mods. */
const CATEGORIES = [
  GAME_CATEGORY.mainGame,
  GAME_CATEGORY.standaloneExpansion,
  GAME_CATEGORY.episode,
  GAME_CATEGORY.remake,
  GAME_CATEGORY.remaster,
  GAME_CATEGORY.expandedGame,
  GAME_CATEGORY.port,
] as const;

/** Without editions, the most rated first; empty for an unknown company. @throws {AppError} */
export async function getCompanyGames(id: number, role: CompanyRole, offset: number): Promise<GamePage> {
  const games = await cachedRead(readPage(id, role, offset));
  return { games, nextOffset: games.length < PAGE_SIZE ? null : offset + PAGE_SIZE };
}

async function readPage(id: number, role: CompanyRole, offset: number) {
  "use cache";
  cacheTag(companyTags.all, companyTags.company(id));
  cacheLife("catalogue");
  const record = await readCompany(id);
  // The newest ids, should there be more than fit.
  const ids = [...new Set(record?.[role])].sort((a, b) => b - a).slice(0, MAX_LISTED_IDS);
  if (ids.length === 0) return [];
  const rows = await listRows(
    [anyOf("id", ids), anyOf("game_type", CATEGORIES), compare("version_parent", "=", null)],
    { sort: { path: "total_rating_count", direction: "desc" }, limit: PAGE_SIZE, offset },
  );
  return toSummaries(rows);
}
