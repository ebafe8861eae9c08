import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { acceptLikely } from "@/lib/imports/change-import";
import { importParamsSchema } from "@/lib/imports/input";
import { STEP_TIME_LIMIT_MS } from "@/lib/imports/run-step";

/** Accepts the first candidate of each row that is likely right. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route(
    {
      access: signedIn({ timeLimitMs: STEP_TIME_LIMIT_MS }),
      limit: "shelfWrite",
      params: importParamsSchema,
    },
    async ({ user, params }) => ({ accepted: await acceptLikely(user, params.id) }),
  ),
});
