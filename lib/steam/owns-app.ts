import "server-only";
import { z } from "zod";
import type { Caller } from "./allowance";
import { requestSteam } from "./request-steam";

/** What other calls leave of the 3 s. */
const TIMEOUT_MS = 800;

const answerSchema = z.object({ response: z.object({ game_count: z.number().int().optional() }) });

/** Null for a private library. Free games count once they were played. `IPlayerService/GetOwnedGames/v1`. @throws as `requestSteam` */
export async function ownsApp(appId: number, steamId: string, caller: Caller): Promise<boolean | null> {
  const { response } = await requestSteam("IPlayerService/GetOwnedGames/v1", {
    params: { steamid: steamId, "appids_filter[0]": appId, include_played_free_games: 1 },
    schema: answerSchema,
    needsKey: true,
    caller,
    timeoutMs: TIMEOUT_MS,
  });
  return response.game_count === undefined ? null : response.game_count > 0;
}
