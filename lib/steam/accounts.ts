import "server-only";
import { z } from "zod";
import { RESULT_OK, requestSteam, type SteamRead } from "./request-steam";

const vanitySchema = z.object({
  response: z.object({ success: z.number().int(), steamid: z.string().optional() }),
});
const summariesSchema = z.object({
  response: z.object({ players: z.array(z.object({ steamid: z.string() })) }),
});

/** The 64-bit id of a custom name (`steamcommunity.com/id/…`), or null (`success` 42). @throws as `requestSteam` */
export async function resolveVanityUrl(name: string, read: SteamRead): Promise<string | null> {
  const { response } = await requestSteam("ISteamUser/ResolveVanityURL/v1", {
    params: { vanityurl: name },
    schema: vanitySchema,
    needsKey: true,
    ...read,
  });
  return response.success === RESULT_OK ? (response.steamid ?? null) : null;
}

/** Private accounts count. @throws as `requestSteam` */
export async function isSteamAccount(steamId: string, read: SteamRead): Promise<boolean> {
  const { response } = await requestSteam("ISteamUser/GetPlayerSummaries/v2", {
    params: { steamids: steamId },
    schema: summariesSchema,
    needsKey: true,
    ...read,
  });
  return response.players.some(({ steamid }) => steamid === steamId);
}
