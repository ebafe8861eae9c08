import type { CollectionItem } from "./schema";

/** The platforms of the user's copies first, then the game's others, and the one that is chosen. */
export function platformChoices({ copies, game }: CollectionItem, chosen: string): string[] {
  const names = [
    ...copies.flatMap(({ platform }) => platform ?? []),
    ...game.platforms.map(({ name }) => name),
    ...(chosen ? [chosen] : []),
  ];
  return [...new Set(names)];
}
