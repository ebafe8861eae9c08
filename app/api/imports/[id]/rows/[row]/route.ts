import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { chooseGame } from "@/lib/imports/change-import";
import { rowBodySchema, rowParamsSchema } from "@/lib/imports/input";
import { STEP_TIME_LIMIT_MS } from "@/lib/imports/run-step";

/** Sets which game a row is, or leaves it out. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  PUT: route(
    {
      access: signedIn({ timeLimitMs: STEP_TIME_LIMIT_MS }),
      limit: "shelfWrite",
      params: rowParamsSchema,
      body: rowBodySchema,
    },
    async ({ user, params, body }) => {
      await chooseGame(user, params.id, params.row, body);
      return {};
    },
  ),
});
