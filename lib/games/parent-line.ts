import { GAME_CATEGORY } from "./category";
import type { Game } from "./schema";

const RELATIONS: Readonly<Record<number, string>> = {
  [GAME_CATEGORY.dlc]: "DLC of",
  [GAME_CATEGORY.expansion]: "Expansion of",
  [GAME_CATEGORY.bundle]: "Bundle with",
  [GAME_CATEGORY.standaloneExpansion]: "Standalone expansion of",
  [GAME_CATEGORY.mod]: "Mod of",
  [GAME_CATEGORY.episode]: "Episode of",
  [GAME_CATEGORY.season]: "Season of",
  [GAME_CATEGORY.remake]: "Remake of",
  [GAME_CATEGORY.remaster]: "Remaster of",
  [GAME_CATEGORY.expandedGame]: "Expanded version of",
  [GAME_CATEGORY.port]: "Port of",
  [GAME_CATEGORY.fork]: "Fork of",
  [GAME_CATEGORY.pack]: "Pack for",
  [GAME_CATEGORY.update]: "Update of",
};

type ParentLine = { relation: string; name: string; path: string };

export function parentLine(game: Pick<Game, "category" | "versionParent" | "parentGame">): ParentLine | null {
  if (game.versionParent) {
    return { relation: "Edition of", name: game.versionParent.name, path: game.versionParent.path };
  }
  if (!game.parentGame) return null;
  const relation = RELATIONS[game.category] ?? "Belongs to";
  return { relation, name: game.parentGame.name, path: game.parentGame.path };
}
