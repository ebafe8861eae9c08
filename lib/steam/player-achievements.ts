import "server-only";
import { z } from "zod";
import { refusalBody, requestSteam } from "./request-steam";

const rowSchema = z.object({
  apiname: z.string(),
  achieved: z.number().transform((value) => value === 1),
  unlocktime: z.number().int().nonnegative().catch(0),
});

/** `unlocktime` is in Unix seconds; 0 where it is not earned, or Steam has forgotten when. */
export type PlayerAchievement = z.infer<typeof rowSchema>;

const answerSchema = z.object({
  playerstats: z.object({ success: z.literal(true), achievements: z.array(rowSchema).optional() }),
});

const refusalSchema = z.object({ playerstats: z.object({ success: z.literal(false), error: z.string() }) });

/**
 * What a person has earned in an app, by their 64-bit Steam id; `"private"` where their profile or its game details are
 * not public. An app without achievements, or without stats at all, has none.
 * `ISteamUserStats/GetPlayerAchievements/v1` answers nothing earned for a game that the person does not own.
 * @throws {OutsideError} when Steam cannot be read.
 */
export async function fetchPlayerAchievements(
  appId: number,
  steamId: string,
): Promise<PlayerAchievement[] | "private"> {
  try {
    const { playerstats } = await requestSteam("ISteamUserStats/GetPlayerAchievements/v1", {
      params: { appid: appId, steamid: steamId },
      schema: answerSchema,
      needsKey: true,
    });
    return playerstats.achievements ?? [];
  } catch (error) {
    const refusal = refusalSchema.safeParse(refusalBody(error));
    if (!refusal.success) throw error;
    const { error: reason } = refusal.data.playerstats;
    if (/not public/i.test(reason)) return "private";
    if (/no stats/i.test(reason)) return [];
    throw error;
  }
}
