import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { anyOf, compare } from "@/apicalypse/build";
import { GAME_CATEGORY } from "./category";
import { type GameListName, gameTags } from "./keys";
import { listRows, PAGE_SIZE, RATED } from "./list-rows";
import { toSummaries } from "./map-summary";
import type { GameSummary } from "./schema";

/** The spec's genre ids. IGDB has no genre "Action": its 5 is Shooter. */
const GENRE_IDS: Readonly<Record<Exclude<GameListName, "popular">, number>> = {
  action: 5,
  adventure: 31,
  rpg: 12,
};

const CATEGORIES = [
  GAME_CATEGORY.mainGame,
  GAME_CATEGORY.dlc,
  GAME_CATEGORY.remake,
  GAME_CATEGORY.remaster,
] as const;

export async function readGenrePage(
  list: Exclude<GameListName, "popular">,
  offset: number,
): Promise<GameSummary[]> {
  "use cache";
  cacheTag(gameTags.all, gameTags.lists);
  cacheLife("catalogue");
  const rows = await listRows(
    [
      compare("version_parent", "=", null),
      anyOf("game_type", CATEGORIES),
      anyOf("genres", [GENRE_IDS[list]]),
      RATED,
    ],
    { sort: { path: "total_rating", direction: "desc" }, limit: PAGE_SIZE, offset },
  );
  return toSummaries(rows);
}
