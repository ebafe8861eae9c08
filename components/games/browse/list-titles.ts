import type { GameListName } from "@/lib/games/keys";

export const LIST_TITLES: Record<GameListName, string> = {
  popular: "Popular right now",
  action: "Action games",
  adventure: "Adventure games",
  rpg: "Role-playing games",
};
