import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cachedRead } from "@/lib/games/cached-read";
import { GAME_CATEGORY } from "@/lib/games/category";
import { listGames, toPage } from "@/lib/games/list-games";
import type { GamePage, GameSummary } from "@/lib/games/schema";
import { type CompanyRole, companyTags } from "./keys";

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
  return toPage(await cachedRead(readPage(id, role, offset)), offset);
}

async function readPage(id: number, role: CompanyRole, offset: number): Promise<GameSummary[]> {
  "use cache";
  cacheTag(companyTags.all, companyTags.company(id));
  cacheLife("catalogue");
  const company = role === "developed" ? { developer: id } : { publisher: id };
  return listGames({ ...company, types: CATEGORIES }, "most_rated", offset);
}
