import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cachedRead } from "@/lib/games/cached-read";
import { readOrFallback } from "@/lib/games/read-or-fallback";
import { toUpstreamError } from "@/lib/http/fetch-json";
import { retryRefusedForOthers } from "@/lib/steam/allowance";
import { fetchGameSchema } from "@/lib/steam/game-schema";
import { fetchGlobalPercentages } from "@/lib/steam/global-percentages";
import type { Achievement } from "./achievement";
import { achievementTags } from "./keys";
import { FAILED_MESSAGE } from "./messages";

export const RETRY_AFTER_S = 3;

/**
 * An app's achievements in its developer's order, with the share of players who have each. Shares that cannot be read are left
 * out, and read again soon.
 * @throws {AppError} when Steam cannot be read or may not be called; failures are not cached
 */
export async function getAchievements(appId: number): Promise<Achievement[]> {
  return retryRefusedForOthers(() => cachedRead(readAchievements(appId), FAILED_MESSAGE));
}

async function readAchievements(appId: number): Promise<Achievement[]> {
  "use cache";
  cacheLife("achievements");
  cacheTag(achievementTags.all, achievementTags.app(appId));
  const sharesRead = readOrFallback(`the shares of app ${appId}`, fetchGlobalPercentages(appId), null);
  try {
    const [rows, shares] = await Promise.all([fetchGameSchema(appId), sharesRead]);
    if (rows.length === 0) cacheLife("noAchievements");
    else if (shares.failed) cacheLife("failed");
    return rows.map(({ name, hidden, ...row }) => ({
      ...row,
      apiname: name,
      isHidden: hidden === 1,
      percent: shares.value?.get(name) ?? null,
    }));
  } catch (error) {
    throw toUpstreamError(error, FAILED_MESSAGE, RETRY_AFTER_S);
  }
}
