import { getPopularGames } from "@/lib/games/get-popular-games";
import { popularBodySchema } from "@/lib/games/proxy/input";
import { readJson } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { rateLimit } from "@/lib/http/rate-limit";
import { json, route } from "@/lib/http/route";

/** The popular games: `{ offset, limit }` → a list of games. */
export const POST = route(async (request) => {
  await rateLimit(request, "igdbProxy");
  const { offset, limit } = await readJson(request, popularBodySchema);
  return json(await getPopularGames(offset, limit));
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
