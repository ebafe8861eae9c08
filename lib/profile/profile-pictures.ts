/** Storage names and the spec's messages (accounts, section 8). */
export const PROFILE_PICTURES = {
  avatar: {
    bucket: "avatars",
    column: "avatar_url",
    /** Between the owner's id and the random part of a file's name. */
    infix: "",
    updated: "Profile picture updated successfully.",
    removed: "Profile picture removed.",
    uploadFailed: "Failed to upload avatar.",
    rowFailed: "Failed to update avatar in profile.",
    unexpected: "Unexpected error updating avatar.",
    oldLeft: "Chyba při mazání starého avataru",
  },
  banner: {
    bucket: "banners",
    column: "banner_url",
    infix: "-banner",
    updated: "Banner updated successfully.",
    removed: "Cover photo removed.",
    uploadFailed: "Failed to upload banner.",
    rowFailed: "Failed to update banner in profile.",
    unexpected: "Unexpected error updating banner.",
    oldLeft: "Failed to delete the old cover photo.",
  },
} as const;

export type PictureName = keyof typeof PROFILE_PICTURES;
export const PICTURE_NAMES = ["avatar", "banner"] as const satisfies readonly PictureName[];

export const URL_FAILED = "Failed to get public URL.";
export const METADATA_FAILED = "Failed to update user metadata.";
export const PICTURES_FULL =
  "Your storage for pictures is full: it holds 16 files. Please try again in ten minutes.";
/** `change-picture.ts` removes it with the next change. */
export const OLD_FILE_LEFT =
  "The old picture could not be deleted yet. It will be deleted with your next change.";
export const TOO_LARGE = "This picture is larger than 5 MB. Please choose a smaller one.";
