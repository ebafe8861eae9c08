import "server-only";
import { type CurrentUser, requireUser } from "@/lib/auth/user";
import { withUserMessage } from "@/lib/errors";
import { readBytes } from "@/lib/http/read-bytes";
import { type PictureChange, putPicture } from "./change-picture";
import { PICTURE_MAX_BYTES } from "./picture-limits";
import { type PictureName, PROFILE_PICTURES, TOO_LARGE } from "./profile-pictures";
import { encodeAvatar, encodeBanner } from "./re-encode";

/** For all steps of a change together: up to 5 MB are uploaded. */
export const PICTURE_TIME_LIMIT_MS = 20_000;

export async function receivePicture(request: Request, name: PictureName): Promise<PictureChange> {
  const bytes = await readBytes(request, PICTURE_MAX_BYTES, TOO_LARGE);
  const picture = await (name === "avatar" ? encodeAvatar(bytes) : encodeBanner(bytes));
  return putPicture(await renewUser(name), name, picture);
}

/** The time limit of the route's own client has been running since before the body, which may have come slowly. */
function renewUser(name: PictureName): Promise<CurrentUser> {
  return withUserMessage(PROFILE_PICTURES[name].uploadFailed, () =>
    requireUser({ timeLimitMs: PICTURE_TIME_LIMIT_MS }),
  );
}
