/**
 * How many play a game on Steam now, from our own API; 0 where nobody knows.
 * Every visitor of a game's page reads it, so it is parsed by hand: a schema would bring 30 kB of zod there.
 */
export async function fetchPlayers(appId: number, signal: AbortSignal): Promise<number> {
  const response = await fetch(`/api/steam/players?appid=${appId}&format=json`, { signal });
  if (!response.ok) throw new Error("The player count could not be read.");
  return parsePlayers(await response.json());
}

/** Reads the answer of `GET /api/steam/players`, which has Steam's own shape. @throws when it is something else. */
export function parsePlayers(body: unknown): number {
  if (typeof body === "object" && body !== null && "response" in body) {
    const { response } = body;
    if (typeof response === "object" && response !== null && "player_count" in response) {
      const { player_count: count } = response;
      if (Number.isSafeInteger(count) && typeof count === "number" && count >= 0) return count;
    }
  }
  throw new Error("Not a player count.");
}
