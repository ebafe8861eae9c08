/** 0 where the count is unknown. Parsed by hand: a schema would add 30 kB of zod to every game page. */
export async function fetchPlayers(appId: number, signal: AbortSignal): Promise<number> {
  const response = await fetch(`/api/steam/players?appid=${appId}&format=json`, { signal });
  if (!response.ok) throw new Error("The player count could not be read.");
  return parsePlayers(await response.json());
}

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
