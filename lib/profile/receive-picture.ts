import "server-only";
import { requireUser, requireUserFor } from "@/lib/auth/user";
import { readBytes } from "@/lib/http/read-bytes";
import { type PictureChange, putPicture, removePicture } from "./change-picture";
import { inWords } from "./in-words";
import { PICTURE_MAX_BYTES } from "./picture-format";
import { type PictureName, PROFILE_PICTURES, TOO_LARGE } from "./profile-pictures";
import { encodeAvatar, encodeBanner } from "./re-encode";

/** For all steps together: up to 5 MB go to Storage. */
const TIME_LIMIT_MS = 20_000;

type PictureUpdate = PictureChange & { userId: string };

/** Stores the picture in a request's body. @throws {AppError} */
export async function receivePicture(request: Request, name: PictureName): Promise<PictureUpdate> {
  const { uploadFailed } = PROFILE_PICTURES[name];
  await inWords(uploadFailed, () => requireUser());
  const bytes = await readBytes(request, PICTURE_MAX_BYTES, TOO_LARGE);
  const picture = await (name === "avatar" ? encodeAvatar(bytes) : encodeBanner(bytes));
  // The body may have arrived slowly, so the time limit starts again here.
  const user = await inWords(uploadFailed, () => requireUser({ timeLimitMs: TIME_LIMIT_MS }));
  return { ...(await putPicture(user, name, picture)), userId: user.id };
}

export async function clearPicture(name: PictureName): Promise<PictureUpdate> {
  const { rowFailed } = PROFILE_PICTURES[name];
  const user = await inWords(rowFailed, () => requireUserFor(TIME_LIMIT_MS));
  return { ...(await removePicture(user, name)), userId: user.id };
}
