import { getCurrentPlayers } from "@/lib/games/get-current-players";
import { playersQuerySchema } from "@/lib/games/input";
import { anyone, route, routes } from "@/lib/http/route";

/** Browsers keep it for a minute too, so that a second visit sends no request. */
const CACHE_CONTROL = "public, max-age=60, s-maxage=60, stale-while-revalidate=60";

/** How many play a game on Steam now: `?appid=&format=json`; 0 on any failure. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read", query: playersQuerySchema }, async ({ query }) => {
    const players = await getCurrentPlayers(query.appid);
    const answer = { response: { player_count: players ?? 0 } };
    // A stale count is cached too: it is renewed within a minute.
    return players === null ? answer : Response.json(answer, { headers: { "Cache-Control": CACHE_CONTROL } });
  }),
});
