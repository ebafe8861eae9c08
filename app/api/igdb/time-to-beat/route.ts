import { answerTimeToBeatQuery } from "@/lib/games/proxy/answer-query";
import { queryBodySchema } from "@/lib/games/proxy/input";
import { readJson } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { rateLimit } from "@/lib/http/rate-limit";
import { json, route } from "@/lib/http/route";

/** Play times by a query in IGDB's language: `{ query }` → IGDB's rows. docs/decisions/0014 says what is served. */
export const POST = route(async (request) => {
  await rateLimit(request, "igdbProxy");
  const { query } = await readJson(request, queryBodySchema);
  return json(await answerTimeToBeatQuery(query));
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
