import * as z from "zod/mini";
import { readApi } from "@/lib/browser-api";

// Every visitor of a game's page reads it: `zod/mini` is a fifth of `zod`.
/** The answer of `GET /api/steam/players`, which has Steam's own shape. */
export const playersSchema = z.object({
  response: z.object({ player_count: z.int().check(z.nonnegative()) }),
});

/** How many play a game on Steam now, from our own API; 0 where nobody knows. */
export async function fetchPlayers(appId: number, signal: AbortSignal): Promise<number> {
  const { response } = await readApi(`/api/steam/players?appid=${appId}&format=json`, playersSchema, {
    signal,
  });
  return response.player_count;
}
