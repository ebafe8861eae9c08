import { GAME_CATEGORY } from "@/lib/games/category";
import type { ShelfRow } from "@/lib/igdb/rows";

/** Games that are sold alone, the likeliest first; all others come after them. */
const CATEGORIES: readonly number[] = [
  GAME_CATEGORY.mainGame,
  GAME_CATEGORY.remake,
  GAME_CATEGORY.remaster,
  GAME_CATEGORY.expandedGame,
  GAME_CATEGORY.standaloneExpansion,
  GAME_CATEGORY.port,
  GAME_CATEGORY.bundle,
];
/** IGDB's ids of Steam's platforms: Windows, Linux, Mac. */
const STEAM_PLATFORMS: readonly number[] = [6, 3, 14];

/**
 * The likeliest game of an app: no edition, a main game before remakes, ports and additions, one for a computer before others,
 * and then the one with the most ratings.
 */
export function likeliest(rows: readonly ShelfRow[]): ShelfRow | null {
  const [first] = rows.toSorted(compareRows);
  return first ?? null;
}

function compareRows(left: ShelfRow, right: ShelfRow): number {
  const [leftRank, rightRank] = [rankOf(left), rankOf(right)];
  const difference = leftRank
    .map((value, index) => value - (rightRank[index] ?? 0))
    .find((step) => step !== 0);
  return difference ?? left.id - right.id;
}

function rankOf({ version_parent, game_type, platforms, total_rating_count }: ShelfRow): number[] {
  const category = CATEGORIES.indexOf(game_type ?? GAME_CATEGORY.mainGame);
  return [
    version_parent === null ? 0 : 1,
    category < 0 ? CATEGORIES.length : category,
    platforms.some(({ id }) => STEAM_PLATFORMS.includes(id)) ? 0 : 1,
    -(total_rating_count ?? 0),
  ];
}
