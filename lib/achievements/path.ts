import type { Game } from "@/lib/games/schema";

export function achievementsPath({ path }: Pick<Game, "path">): string {
  return `${path}/achievements`;
}
