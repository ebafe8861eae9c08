import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { deleteImport, setOptions } from "@/lib/imports/change-import";
import { getImport } from "@/lib/imports/get-imports";
import { importParamsSchema, optionsBodySchema } from "@/lib/imports/input";
import { STEP_TIME_LIMIT_MS } from "@/lib/imports/run-step";

/** 500 words. */
const OPTIONS_MAX_BYTES = 131_072;

/** One import; PATCH sets what its words mean and what happens to games that are on the shelf. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(
    {
      access: signedIn({ timeLimitMs: STEP_TIME_LIMIT_MS }),
      limit: "importReview",
      params: importParamsSchema,
    },
    async ({ user, params }) => ({ import: await getImport(user, params.id) }),
  ),
  PATCH: route(
    {
      access: signedIn({ timeLimitMs: STEP_TIME_LIMIT_MS }),
      limit: "importOptions",
      params: importParamsSchema,
      body: optionsBodySchema,
      maxBytes: OPTIONS_MAX_BYTES,
    },
    async ({ user, params, body }) => {
      await setOptions(user, params.id, body);
      return {};
    },
  ),
  DELETE: route(
    {
      access: signedIn({ timeLimitMs: STEP_TIME_LIMIT_MS }),
      limit: "shelfWrite",
      params: importParamsSchema,
    },
    async ({ user, params }) => {
      await deleteImport(user, params.id);
      return {};
    },
  ),
});
