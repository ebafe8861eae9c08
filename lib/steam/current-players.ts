import "server-only";
import { z } from "zod";
import { OutsideError } from "@/lib/http/fetch-json";
import type { Caller } from "./allowance";
import { RESULT_OK, requestSteam } from "./request-steam";

const NOT_FOUND = 404;

const answerSchema = z.object({
  response: z.object({ result: z.number().int(), player_count: z.number().int().nonnegative().optional() }),
});

/** Null for an unknown app (`result` 42). `ISteamUserStats/GetNumberOfCurrentPlayers` needs no key. @throws as `requestSteam` */
export async function fetchCurrentPlayers(
  appId: number,
  caller: Exclude<Caller, { userId: string }>,
): Promise<number | null> {
  try {
    const { response } = await requestSteam("ISteamUserStats/GetNumberOfCurrentPlayers/v1", {
      params: { appid: appId },
      schema: answerSchema,
      needsKey: false,
      caller,
    });
    return response.result === RESULT_OK ? (response.player_count ?? null) : null;
  } catch (error) {
    if (error instanceof OutsideError && error.status === NOT_FOUND) return null;
    throw error;
  }
}
