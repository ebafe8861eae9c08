import { expireAllOf } from "@/app/expire-all-of";
import {
  DELETION_TIME_LIMIT_MS,
  leave,
  needsPassword,
  requestDeletion,
  restoreAccount,
} from "@/lib/auth/delete-account";
import { deletionConfirmationSchema } from "@/lib/auth/schema";
import { signedIn } from "@/lib/auth/user";
import { mayBeStored, route, routes } from "@/lib/http/route";

/** `POST` schedules the deletion of the account and signs out everywhere, `DELETE` restores it within a week. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read" }, async ({ user }) => ({
    needsPassword: await needsPassword(user),
  })),
  POST: route(
    {
      access: signedIn({ timeLimitMs: DELETION_TIME_LIMIT_MS }),
      limit: "write",
      body: deletionConfirmationSchema,
    },
    async ({ request, user, body }) => {
      // `invalidates` would run after `leave`, without a session.
      const deletion = await requestDeletion(request, user, body).catch(async (error) => {
        if (mayBeStored(error)) await expireAllOf(user).catch(() => {});
        throw error;
      });
      try {
        await expireAllOf(user);
      } finally {
        await leave();
      }
      return deletion;
    },
  ),
  DELETE: route(
    { access: signedIn(), limit: "write", invalidates: ({ user }) => expireAllOf(user) },
    async ({ user }) => {
      await restoreAccount(user);
      return { ok: true };
    },
  ),
});
