import "server-only";
import { cache } from "react";
import type { Game } from "@/lib/games/schema";
import type { Achievement } from "./achievement";
import { getAchievements } from "./get-achievements";

const once = cache(getAchievements);

/** None for a game that is not on Steam. Read once for a page's head and body. @throws {AppError} */
export async function getAchievementsOf({ steamAppId }: Pick<Game, "steamAppId">): Promise<Achievement[]> {
  return steamAppId ? once(steamAppId) : [];
}
