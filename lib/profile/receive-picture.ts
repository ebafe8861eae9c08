import "server-only";
import { type CurrentUser, requireUser } from "@/lib/auth/user";
import { withUserMessage } from "@/lib/errors";
import { clientAddress } from "@/lib/http/client-address";
import { withOpenUpload } from "@/lib/http/open-uploads";
import { spoolBody } from "@/lib/http/spooled-body";
import { type PictureChange, putPicture } from "./change-picture";
import { PICTURE_MAX_BYTES } from "./picture-limits";
import { type PictureName, PROFILE_PICTURES, TOO_LARGE } from "./profile-pictures";
import { encodeAvatar, encodeBanner } from "./re-encode";

/** For all steps of a change together: up to 5 MB are uploaded. */
export const PICTURE_TIME_LIMIT_MS = 20_000;

export function receivePicture(request: Request, account: string, name: PictureName): Promise<PictureChange> {
  return withOpenUpload({ account, address: clientAddress(request) }, async () => {
    const picture = await encodeBody(request, name);
    return putPicture(await renewUser(name), name, picture);
  });
}

async function encodeBody(request: Request, name: PictureName) {
  const body = await spoolBody(request, { maxBytes: PICTURE_MAX_BYTES, tooLarge: TOO_LARGE });
  try {
    const bytes = await body.bytes();
    return await (name === "avatar" ? encodeAvatar(bytes) : encodeBanner(bytes));
  } finally {
    await body.remove();
  }
}

/** The time limit of the route's own client has been running since before the body, which may have come slowly. */
function renewUser(name: PictureName): Promise<CurrentUser> {
  return withUserMessage(PROFILE_PICTURES[name].uploadFailed, () =>
    requireUser({ timeLimitMs: PICTURE_TIME_LIMIT_MS }),
  );
}
