import type { Game } from "./schema";

/** The page of all DLCs and expansions of a game. */
export function additionsPath({ path }: Pick<Game, "path">): string {
  return `${path}/dlcs`;
}
