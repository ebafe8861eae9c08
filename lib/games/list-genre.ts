import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { anyOf, compare } from "@/apicalypse/build";
import { GAME_CATEGORY } from "./category";
import type { Genre } from "./genres";
import { gameTags } from "./keys";
import { listRows, PAGE_SIZE, RATED } from "./list-rows";
import { toSummaries } from "./map-summary";
import type { GameSummary } from "./schema";

const CATEGORIES = [
  GAME_CATEGORY.mainGame,
  GAME_CATEGORY.dlc,
  GAME_CATEGORY.remake,
  GAME_CATEGORY.remaster,
] as const;

export async function readGenrePage(genre: Genre["id"], offset: number): Promise<GameSummary[]> {
  "use cache";
  cacheTag(gameTags.all, gameTags.lists);
  cacheLife("catalogue");
  const rows = await listRows(
    [compare("version_parent", "=", null), anyOf("game_type", CATEGORIES), anyOf("genres", [genre]), RATED],
    { sort: { path: "total_rating", direction: "desc" }, limit: PAGE_SIZE, offset },
  );
  return toSummaries(rows);
}
