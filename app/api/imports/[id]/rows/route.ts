import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { getImportPage } from "@/lib/imports/get-import-page";
import { importParamsSchema, pageQuerySchema } from "@/lib/imports/input";
import { STEP_TIME_LIMIT_MS } from "@/lib/imports/run-step";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(
    {
      access: signedIn({ timeLimitMs: STEP_TIME_LIMIT_MS }),
      limit: "importReview",
      params: importParamsSchema,
      query: pageQuerySchema,
    },
    async ({ user, params, query }) => getImportPage(user, params.id, query),
  ),
});
