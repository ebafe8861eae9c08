import { z } from "zod";
import { readApi, writeApi } from "@/lib/browser-api";
import { uploadApi } from "@/lib/upload";
import {
  type OwnProfile,
  ownProfileSchema,
  type ProfileChanges,
  type StoredBytes,
  storedBytesSchema,
} from "./own-profile";
import type { PictureName } from "./profile-pictures";

const pictureAnswerSchema = z.object({ url: z.string().nullable(), warning: z.string().nullable() });
type PictureAnswer = z.infer<typeof pictureAnswerSchema>;

const picturePath = (name: PictureName) => `/api/profile/${name}`;

export function fetchOwnProfile(signal: AbortSignal): Promise<OwnProfile> {
  return readApi("/api/profile", ownProfileSchema, { signal });
}

export function fetchStoredBytes(signal: AbortSignal): Promise<StoredBytes> {
  return readApi("/api/profile/storage", storedBytesSchema, { signal });
}

export function patchOwnProfile(changes: ProfileChanges): Promise<OwnProfile> {
  return writeApi("PATCH", "/api/profile", changes, ownProfileSchema);
}

export function deletePicture(name: PictureName): Promise<PictureAnswer> {
  return writeApi("DELETE", picturePath(name), undefined, pictureAnswerSchema);
}

/** The server has 20 s for its part. */
const UPLOAD_STALLED_MS = 30_000;

/** `onProgress` receives the share that was sent, 0–1. */
export function uploadPicture(
  name: PictureName,
  picture: Blob,
  onProgress: (share: number) => void,
): Promise<PictureAnswer> {
  return uploadApi("PUT", picturePath(name), picture, pictureAnswerSchema, {
    stalledMs: UPLOAD_STALLED_MS,
    onProgress,
    headers: { "Content-Type": picture.type || "application/octet-stream" },
  });
}
