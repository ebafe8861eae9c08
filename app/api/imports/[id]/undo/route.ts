import { expireAllOf } from "@/app/expire-all-of";
import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { importParamsSchema } from "@/lib/imports/input";
import { runStep, STEP_TIME_LIMIT_MS } from "@/lib/imports/run-step";
import { expireLists, seenLists } from "@/lib/lists/expire";

/** Restores the shelf for the next games; repeated until none is left. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route(
    {
      access: signedIn({ timeLimitMs: STEP_TIME_LIMIT_MS }),
      limit: "importStep",
      params: importParamsSchema,
      invalidates: ({ user }) => expireAllOf(user),
    },
    async ({ user, params }) => {
      // Lists that the undo deletes have no row afterwards.
      const seen = await seenLists(user);
      const answer = await runStep(user, params.id, "undo");
      await expireLists(user.id, seen);
      return answer;
    },
  ),
});
