import { usernameChoiceSchema } from "@/lib/auth/schema";
import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { expireProfile } from "@/lib/profile/expire";
import { setUsername } from "@/lib/profile/set-username";

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
});
