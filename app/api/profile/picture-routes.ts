import { signedIn } from "@/lib/auth/user";
import { route } from "@/lib/http/route";
import { removePicture } from "@/lib/profile/change-picture";
import { expireOwnProfile } from "@/lib/profile/expire";
import { type PictureName, PROFILE_PICTURES } from "@/lib/profile/profile-pictures";
import { PICTURE_TIME_LIMIT_MS, receivePicture } from "@/lib/profile/receive-picture";

/** Replaces one of the user's pictures; the body is the file. */
export function putPicture(name: PictureName) {
  return route(
    {
      access: signedIn({ failureMessage: PROFILE_PICTURES[name].uploadFailed }),
      limit: "write",
      invalidates: expireOwnProfile,
    },
    async ({ request, user }) => receivePicture(request, user.id, name),
  );
}

export function deletePicture(name: PictureName) {
  return route(
    {
      access: signedIn({
        timeLimitMs: PICTURE_TIME_LIMIT_MS,
        failureMessage: PROFILE_PICTURES[name].rowFailed,
      }),
      limit: "write",
      invalidates: expireOwnProfile,
    },
    async ({ user }) => removePicture(user, name),
  );
}
