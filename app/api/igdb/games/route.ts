import { answerGamesQuery } from "@/lib/games/proxy/answer-query";
import { queryBodySchema } from "@/lib/games/proxy/input";
import { anyone, route, routes } from "@/lib/http/route";

/** Games by a query in IGDB's language, as IGDB's rows. Programs may use it too (docs/decisions/0014). */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route(
    { access: anyone, limit: "igdbProxy", origin: "any", errors: "text", body: queryBodySchema },
    async ({ body }) => answerGamesQuery(body.query),
  ),
});
