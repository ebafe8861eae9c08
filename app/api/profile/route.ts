import { expireAllOf } from "@/app/expire-all-of";
import { requireUser, signedIn } from "@/lib/auth/user";
import { withUserMessage } from "@/lib/errors";
import { route, routes } from "@/lib/http/route";
import { EDIT_FAILED, editProfile } from "@/lib/profile/edit-profile";
import { expireOwnProfile } from "@/lib/profile/expire";
import { getOwnProfile } from "@/lib/profile/get-own-profile";
import { profileBodySchema } from "@/lib/profile/own-profile";
import { resolveSteamIdOrKeep } from "@/lib/steam-library/resolve-steam-id";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read" }, async ({ user }) => getOwnProfile(user)),
  PATCH: route(
    {
      access: signedIn({ failureMessage: EDIT_FAILED }),
      limit: "write",
      body: profileBodySchema,
      invalidates: (input) => {
        const { visibility, shownSections, sections } = input.body;
        return visibility || shownSections || sections ? expireAllOf(input.user) : expireOwnProfile(input);
      },
    },
    async ({ user, body: { steamId, ...changes } }) => {
      if (!steamId) return editProfile(user, { ...changes, steamId });
      const resolved = await resolveSteamIdOrKeep(user, steamId);
      // Steam may have been slow, and the time limit of the first client has been running since.
      const editor = await withUserMessage(EDIT_FAILED, () => requireUser());
      return editProfile(editor, { ...changes, steamId: resolved });
    },
  ),
});
