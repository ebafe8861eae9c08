import type { GameListName } from "./keys";

/** The genres that have a tab on the browse screen (section 9 of the spec: 5, 31, 12), by IGDB's slugs. */
const LISTS: Readonly<Record<string, GameListName>> = {
  shooter: "action",
  adventure: "adventure",
  "role-playing-rpg": "rpg",
};

export function listOfGenre(slug: string): GameListName | null {
  return Object.hasOwn(LISTS, slug) ? (LISTS[slug] ?? null) : null;
}
