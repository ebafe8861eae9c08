import "server-only";
import { cache } from "react";
import type { Game } from "@/lib/games/schema";
import type { Achievement } from "./achievement";
import { getAchievements } from "./get-achievements";

const once = cache(getAchievements);

/**
 * The achievements of a game; none for one that is not on Steam. Read once for a page's head and body.
 * @throws {AppError} when Steam cannot be read
 */
export async function getAchievementsOf({ steamAppId }: Pick<Game, "steamAppId">): Promise<Achievement[]> {
  return steamAppId ? once(steamAppId) : [];
}
