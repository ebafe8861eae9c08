import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { AppError } from "@/lib/errors";
import { cachedRead } from "@/lib/games/cached-read";
import { FAILED_LIFE } from "@/lib/games/quiet-read";
import { toUpstreamError } from "@/lib/http/fetch-json";
import { log } from "@/lib/log";
import { ownRead } from "@/lib/steam/allowance";
import { fetchGameSchema } from "@/lib/steam/game-schema";
import { fetchGlobalPercentages } from "@/lib/steam/global-percentages";
import type { Achievement } from "./achievement";
import { achievementTags } from "./keys";
import { FAILED_MESSAGE } from "./messages";

export const RETRY_AFTER_S = 3;

/** A day: developers add achievements rarely, the figures move slowly, and Steam allows 100,000 calls in it. */
const LIFE = { stale: 1800, revalidate: 86_400, expire: 604_800 };
/** Six hours where there are none, which may be a game that is about to get them. */
const EMPTY_LIFE = { stale: 1800, revalidate: 21_600, expire: 86_400 };

/**
 * The achievements of a Steam app in its developer's order, with the share of players who have each; empty where it has
 * none. Shared by everyone. Without the shares the list is whole enough: they are left out, and asked for again soon.
 * @throws {AppError} when Steam cannot be read or may not be asked; such a failure is never cached.
 */
export async function getAchievements(appId: number): Promise<Achievement[]> {
  return ownRead(() => cachedRead(readAchievements(appId), FAILED_MESSAGE));
}

async function readAchievements(appId: number): Promise<Achievement[]> {
  "use cache";
  cacheTag(achievementTags.all, achievementTags.app(appId));
  const sharesRead = fetchGlobalPercentages(appId).catch((error: unknown) => {
    // What one client may not cause must not be left out of the page of all.
    if (error instanceof AppError && error.code === "rate_limited") throw error;
    log.warn("achievement_shares_left_out", { appId, error });
    return null;
  });
  try {
    const [rows, shares] = await Promise.all([fetchGameSchema(appId), sharesRead]);
    if (rows.length === 0) cacheLife(EMPTY_LIFE);
    else cacheLife(shares ? LIFE : FAILED_LIFE);
    return rows.map(({ name, hidden, ...row }) => ({
      ...row,
      apiname: name,
      isHidden: hidden === 1,
      percent: shares?.get(name) ?? null,
    }));
  } catch (error) {
    throw toUpstreamError(error, FAILED_MESSAGE, RETRY_AFTER_S);
  }
}
