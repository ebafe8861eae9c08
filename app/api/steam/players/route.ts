import { getCurrentPlayers } from "@/lib/games/get-current-players";
import { playersQuerySchema } from "@/lib/games/input";
import { parseQuery } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { rateLimit } from "@/lib/http/rate-limit";
import { json, route } from "@/lib/http/route";

/** A minute for everyone, and a second visit within it asks nobody. */
const CACHE_CONTROL = "public, max-age=60, s-maxage=60, stale-while-revalidate=60";

/** How many play a game on Steam now: `?appid=&format=json`; 0 on any failure. */
export const GET = route(async (request) => {
  const { appid } = parseQuery(request.url, playersQuerySchema);
  await rateLimit(request, "getList");
  const players = await getCurrentPlayers(appid);
  const answer = { response: { player_count: players ?? 0 } };
  return players === null ? json(answer) : json(answer, { cacheControl: CACHE_CONTROL });
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
