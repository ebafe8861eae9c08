import "server-only";
import { z } from "zod";
import { OutsideError } from "@/lib/http/fetch-json";
import { requestSteam } from "./request-steam";

/** Steam's status, with `{}`, for an app that has no figures. */
const FORBIDDEN = 403;

// Strings today, numbers in the past.
const percent = z.coerce.number().min(0).max(100);

const rowSchema = z.object({ name: z.string(), percent });

const answerSchema = z.object({
  achievementpercentages: z.object({ achievements: z.array(z.unknown()) }),
});

/**
 * Percent of players by API name; empty if Steam has no figures.
 * `ISteamUserStats/GetGlobalAchievementPercentagesForApp/v2` needs no key. @throws as `requestSteam`
 */
export async function fetchGlobalPercentages(appId: number): Promise<Map<string, number>> {
  try {
    const { achievementpercentages } = await requestSteam(
      "ISteamUserStats/GetGlobalAchievementPercentagesForApp/v2",
      { params: { gameid: appId }, schema: answerSchema, needsKey: false, caller: "visitor" },
    );
    const byName = new Map<string, number>();
    for (const value of achievementpercentages.achievements) {
      const row = rowSchema.safeParse(value);
      if (row.success && !byName.has(row.data.name)) byName.set(row.data.name, row.data.percent);
    }
    return byName;
  } catch (error) {
    if (error instanceof OutsideError && error.status === FORBIDDEN) return new Map();
    throw error;
  }
}
