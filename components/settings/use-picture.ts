"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { toastError, toastSuccess } from "@/components/ui/toast-store";
import { authKeys } from "@/lib/auth/keys";
import { type ApiAnswer, api } from "@/lib/browser-api";
import { AppError } from "@/lib/errors";
import { profileKeys } from "@/lib/profile/keys";
import type { OwnProfile } from "@/lib/profile/own-profile";
import { OLD_FILE_LEFT, type PictureName, PROFILE_PICTURES } from "@/lib/profile/profile-pictures";
import { profileChannel } from "@/lib/tab-channel";
import { uploadApi } from "@/lib/upload";

/** The server has 20 s for its part. */
const UPLOAD_STALLED_MS = 30_000;

/** A picture's upload: sending (with its share), or saving. */
export type PictureProgress = { step: "sending"; share: number } | { step: "saving" } | null;

type PictureHandle = {
  progress: PictureProgress;
  /** Warns that the old file still exists. */
  note: string | null;
  /** @returns true when the picture was saved. Does nothing while another change is pending. */
  upload: (picture: Blob) => Promise<boolean>;
  remove: () => Promise<boolean>;
};

/** Changes one of the user's pictures, with all its messages. */
export function usePicture(name: PictureName): PictureHandle {
  const queryClient = useQueryClient();
  const isBusy = useRef(false);
  const [progress, setProgress] = useState<PictureProgress>(null);
  const [note, setNote] = useState<string | null>(null);
  const { column, updated, removed, unexpected } = PROFILE_PICTURES[name];

  const change = async (done: string, write: () => Promise<ApiAnswer<"/api/profile/avatar", "PUT">>) => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setNote(null);
    setProgress({ step: "saving" });
    try {
      const { url, warning } = await write();
      if (url) await preload(url);
      queryClient.setQueryData<OwnProfile>(
        profileKeys.own,
        (profile) => profile && { ...profile, [column === "avatar_url" ? "avatarUrl" : "bannerUrl"]: url },
      );
      profileChannel.announce();
      setNote(warning && OLD_FILE_LEFT);
      toastSuccess(done, warning);
      return true;
    } catch (error) {
      toastError(error instanceof AppError && error.code !== "internal" ? error.message : unexpected);
      if (error instanceof AppError && error.code === "not_authenticated") {
        void queryClient.invalidateQueries({ queryKey: authKeys.session });
      }
      return false;
    } finally {
      isBusy.current = false;
      setProgress(null);
    }
  };

  return {
    progress,
    note,
    upload: (picture) =>
      change(updated, () =>
        uploadApi("PUT", `/api/profile/${name}`, picture, {
          stalledMs: UPLOAD_STALLED_MS,
          onProgress: (share) => setProgress(share < 1 ? { step: "sending", share } : { step: "saving" }),
          headers: { "Content-Type": picture.type || "application/octet-stream" },
        }),
      ),
    remove: () => change(removed, () => api.delete(`/api/profile/${name}`)),
  };
}

/** Loads the new picture before success is shown. Does not wait again for one that fails. */
async function preload(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => {});
}
