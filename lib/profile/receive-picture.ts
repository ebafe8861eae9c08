import "server-only";
import { requireUser, requireUserFor } from "@/lib/auth/user";
import { readBytes } from "@/lib/http/read-bytes";
import { type PictureChange, putPicture, removePicture } from "./change-picture";
import { inWords } from "./in-words";
import { PICTURE_MAX_BYTES } from "./picture-kind";
import { PICTURE_PLACES, type PictureName, TOO_LARGE } from "./picture-places";
import { encodeAvatar, encodeBanner } from "./re-encode";

/** For all steps of a change together: 5 MB go to the storage. */
const TIME_LIMIT_MS = 20_000;

type PictureUpdate = PictureChange & { userId: string };

/** Takes the picture that a request brings as its body. @throws {AppError} */
export async function receivePicture(request: Request, name: PictureName): Promise<PictureUpdate> {
  const { uploadFailed } = PICTURE_PLACES[name];
  await inWords(uploadFailed, () => requireUser());
  const bytes = await readBytes(request, PICTURE_MAX_BYTES, TOO_LARGE);
  const picture = await (name === "avatar" ? encodeAvatar(bytes) : encodeBanner(bytes));
  // The time for the account service began when it was first asked, and the body may have come slowly.
  const user = await inWords(uploadFailed, () => requireUser({ timeLimitMs: TIME_LIMIT_MS }));
  return { ...(await putPicture(user, name, picture)), userId: user.id };
}

/** Takes the picture away. @throws {AppError} */
export async function clearPicture(name: PictureName): Promise<PictureUpdate> {
  const { rowFailed } = PICTURE_PLACES[name];
  const user = await inWords(rowFailed, () => requireUserFor(TIME_LIMIT_MS));
  return { ...(await removePicture(user, name)), userId: user.id };
}
