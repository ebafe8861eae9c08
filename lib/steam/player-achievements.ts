import "server-only";
import { z } from "zod";
import { OutsideError } from "@/lib/http/fetch-json";
import type { Caller } from "./allowance";
import { refusalBody, requestSteam } from "./request-steam";

const rowSchema = z.object({
  apiname: z.string(),
  achieved: z.number().transform((value) => value === 1),
  unlocktime: z.number().int().nonnegative().catch(0),
});

/** `unlocktime` in Unix seconds; 0 if it is not unlocked, or Steam does not know when. */
export type PlayerAchievement = z.infer<typeof rowSchema>;

const refusedStats = z.object({ success: z.literal(false), error: z.string() });
const answerSchema = z.object({
  playerstats: z.union([
    z.object({ success: z.literal(true), achievements: z.array(rowSchema).optional() }),
    refusedStats,
  ]),
});
const refusalSchema = z.object({ playerstats: refusedStats.optional() });

const BAD_REQUEST = 400;

/**
 * What an account has earned in an app; empty also for an app without achievements or stats. `"private"`: profile or game details
 * are private (200 or 403 with a reason, or 400 or 403 with `{}`). `"bad_request"`: no account has this id (400 with HTML).
 * `ISteamUserStats/GetPlayerAchievements/v1` reports nothing earned for a game that the account does not own.
 * @throws {OutsideError | AppError} as `requestSteam`
 */
export async function fetchPlayerAchievements(
  appId: number,
  steamId: string,
  caller: Caller,
): Promise<PlayerAchievement[] | "private" | "bad_request"> {
  try {
    const { playerstats } = await requestSteam("ISteamUserStats/GetPlayerAchievements/v1", {
      params: { appid: appId, steamid: steamId },
      schema: answerSchema,
      needsKey: true,
      caller,
    });
    if (playerstats.success) return playerstats.achievements ?? [];
    const known = byReason(playerstats.error);
    if (known) return known;
    throw new OutsideError("steam", "malformed", { detail: playerstats.error });
  } catch (error) {
    const body = refusalBody(error);
    if (body === undefined) {
      if (error instanceof OutsideError && error.status === BAD_REQUEST) return "bad_request";
      throw error;
    }
    const refusal = refusalSchema.safeParse(body);
    const known = refusal.success && byReason(refusal.data.playerstats?.error);
    if (known) return known;
    throw error;
  }
}

/** A refusal without a reason means a private profile. */
function byReason(reason: string | undefined): [] | "private" | null {
  if (reason === undefined || /not public/i.test(reason)) return "private";
  return /no stats/i.test(reason) ? [] : null;
}
