import "server-only";
import { z } from "zod";
import { callSteam } from "./call-steam";

/** Steam's `EResult` for success; 42 is "no match". */
const RESULT_OK = 1;

const vanitySchema = z.object({
  response: z.object({ success: z.number().int(), steamid: z.string().optional() }),
});
const summariesSchema = z.object({
  response: z.object({ players: z.array(z.object({ steamid: z.string() })) }),
});

/** The 64-bit id behind a profile's own name (`steamcommunity.com/id/…`), or null for nobody. @throws {AppError} */
export async function resolveVanityUrl(name: string, timeoutMs?: number): Promise<string | null> {
  const { response } = await callSteam(
    "ISteamUser/ResolveVanityURL/v1",
    { vanityurl: name },
    vanitySchema,
    timeoutMs,
  );
  return response.success === RESULT_OK ? (response.steamid ?? null) : null;
}

/** Whether there is an account with a 64-bit id; private ones count. @throws {AppError} */
export async function isSteamAccount(steamId: string): Promise<boolean> {
  const { response } = await callSteam(
    "ISteamUser/GetPlayerSummaries/v2",
    { steamids: steamId },
    summariesSchema,
  );
  return response.players.some(({ steamid }) => steamid === steamId);
}
