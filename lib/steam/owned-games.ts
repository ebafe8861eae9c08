import "server-only";
import { z } from "zod";
import { OutsideError } from "@/lib/http/fetch-json";
import { requestSteam, type SteamRead } from "./request-steam";

/** Play time in minutes; the icon is a hash, empty if there is none. */
const ownedGameSchema = z.object({
  appid: z.number().int().positive(),
  name: z.string().default(""),
  img_icon_url: z.string().default(""),
  playtime_forever: z.number().int().nonnegative().default(0),
});
type OwnedGame = z.infer<typeof ownedGameSchema>;

const answerSchema = z.object({
  response: z.object({
    game_count: z.number().int().optional(),
    games: z.array(z.unknown()).optional(),
  }),
});

const BAD_REQUEST = 400;

/**
 * A library, with free games that were played. Null for a private library and an unknown account, for which Steam answers
 * `{"response":{}}` or 400; empty for a public library without games.
 * @throws {OutsideError | AppError} as `requestSteam`
 */
export async function fetchOwnedGames(steamId: string, read: SteamRead): Promise<OwnedGame[] | null> {
  const response = await readResponse(steamId, read);
  if (response?.games === undefined) return response?.game_count === undefined ? null : [];
  return response.games.flatMap((game) => {
    const parsed = ownedGameSchema.safeParse(game);
    return parsed.success && parsed.data.name.trim() ? [parsed.data] : [];
  });
}

async function readResponse(steamId: string, read: SteamRead) {
  try {
    const { response } = await requestSteam("IPlayerService/GetOwnedGames/v1", {
      params: { steamid: steamId, include_appinfo: 1, include_played_free_games: 1, skip_unvetted_apps: 0 },
      schema: answerSchema,
      needsKey: true,
      ...read,
    });
    return response;
  } catch (error) {
    if (error instanceof OutsideError && error.status === BAD_REQUEST) return null;
    throw error;
  }
}
