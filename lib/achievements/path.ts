import type { Game } from "@/lib/games/schema";

/** The address of a game's achievements. */
export function achievementsPath({ path }: Pick<Game, "path">): string {
  return `${path}/achievements`;
}
