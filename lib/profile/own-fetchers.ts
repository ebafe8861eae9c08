import { z } from "zod";
import { parseAnswer, readApi, writeApi } from "@/lib/browser-api";
import { type OwnProfile, ownProfileSchema, type ProfileChanges } from "./own-profile";
import type { PictureName } from "./profile-pictures";

const pictureAnswerSchema = z.object({ url: z.string().nullable(), warning: z.string().nullable() });
type PictureAnswer = z.infer<typeof pictureAnswerSchema>;

const picturePath = (name: PictureName) => `/api/profile/${name}`;

export function fetchOwnProfile(signal: AbortSignal): Promise<OwnProfile> {
  return readApi("/api/profile", ownProfileSchema, { signal });
}

export function patchOwnProfile(changes: ProfileChanges): Promise<OwnProfile> {
  return writeApi("PATCH", "/api/profile", changes, ownProfileSchema);
}

export function deletePicture(name: PictureName): Promise<PictureAnswer> {
  return writeApi("DELETE", picturePath(name), undefined, pictureAnswerSchema);
}

/** Aborts after so long without progress. The server has 20 s for its part. */
const STALLED_MS = 30_000;

/** By `XMLHttpRequest`, because `fetch` reports no upload progress. `onProgress` receives the share that was sent, 0–1. */
export function uploadPicture(
  name: PictureName,
  picture: Blob,
  onProgress: (share: number) => void,
): Promise<PictureAnswer> {
  const request = new XMLHttpRequest();
  let stalled: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(stalled);
    stalled = setTimeout(() => request.abort(), STALLED_MS);
  };
  const upload = new Promise<Response>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => {
      wait();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = request.onabort = () => reject(new TypeError("The upload got no answer."));
    wait();
    request.open("PUT", picturePath(name));
    request.setRequestHeader("Content-Type", picture.type || "application/octet-stream");
    request.send(picture);
  });
  return upload
    .finally(() => clearTimeout(stalled))
    .then((response) => parseAnswer(response, pictureAnswerSchema));
}
