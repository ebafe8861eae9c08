import { usernameChoiceSchema } from "@/lib/auth/schema";
import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { changeUsername } from "@/lib/profile/change-username";
import { expireProfile } from "@/lib/profile/expire";
import { setUsername } from "@/lib/profile/set-username";

/** `PUT` sets the first username, `PATCH` changes it. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  PUT: route(
    {
      access: signedIn(),
      limit: "write",
      body: usernameChoiceSchema,
      invalidates: ({ user, body }) => expireProfile(user.id, body.username),
    },
    async ({ user, body }) => {
      await setUsername(user, body.username);
      return { ok: true };
    },
  ),
  PATCH: route(
    {
      access: signedIn(),
      limit: "write",
      body: usernameChoiceSchema,
      // The pages of the old username have the user's tag.
      invalidates: ({ user, body }) => expireProfile(user.id, body.username),
    },
    async ({ user, body }) => {
      await changeUsername(user, body.username);
      return { ok: true };
    },
  ),
});
