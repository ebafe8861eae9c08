/** IGDB's `game_types` by id; the spec's game categories. */
export const GAME_CATEGORY = {
  mainGame: 0,
  dlc: 1,
  expansion: 2,
  bundle: 3,
  standaloneExpansion: 4,
  mod: 5,
  episode: 6,
  season: 7,
  remake: 8,
  remaster: 9,
  expandedGame: 10,
  port: 11,
  fork: 12,
  pack: 13,
  update: 14,
} as const;

const LABELS: Readonly<Record<number, string>> = {
  0: "Main game",
  1: "DLC",
  2: "Expansion",
  3: "Bundle",
  4: "Standalone expansion",
  5: "Mod",
  6: "Episode",
  7: "Season",
  8: "Remake",
  9: "Remaster",
  10: "Expanded game",
  11: "Port",
  12: "Fork",
  13: "Pack",
  14: "Update",
};

const BADGED: ReadonlySet<number> = new Set([
  GAME_CATEGORY.dlc,
  GAME_CATEGORY.remake,
  GAME_CATEGORY.remaster,
]);

export function categoryLabel(category: number): string | null {
  return LABELS[category] ?? null;
}

export function categoryBadge(category: number): string | null {
  return BADGED.has(category) ? categoryLabel(category) : null;
}
