import { expireAllOf } from "@/app/expire-all-of";
import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { importParamsSchema } from "@/lib/imports/input";
import { runStep, STEP_TIME_LIMIT_MS } from "@/lib/imports/run-step";

/** Writes the next games to the shelf; repeated until none is left. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route(
    {
      access: signedIn({ timeLimitMs: STEP_TIME_LIMIT_MS }),
      limit: "importStep",
      params: importParamsSchema,
      // It may write lists, and who sees the profile.
      invalidates: ({ user }) => expireAllOf(user),
    },
    async ({ user, params }) => runStep(user, params.id, "write"),
  ),
});
