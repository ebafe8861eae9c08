import { expect, test } from "vitest";
import { METADATA_FAILED, PROFILE_PICTURES, URL_FAILED } from "./profile-pictures";

/** The spec's catalogue (accounts, section 8), word for word. */
test("uses the spec's messages", () => {
  expect([URL_FAILED, METADATA_FAILED]).toEqual([
    "Failed to get public URL.",
    "Failed to update user metadata.",
  ]);
  expect(PROFILE_PICTURES.avatar).toMatchObject({
    updated: "Profile picture updated successfully.",
    uploadFailed: "Failed to upload avatar.",
    rowFailed: "Failed to update avatar in profile.",
    unexpected: "Unexpected error updating avatar.",
    oldLeft: "Chyba při mazání starého avataru",
  });
  expect(PROFILE_PICTURES.banner).toMatchObject({
    updated: "Banner updated successfully.",
    uploadFailed: "Failed to upload banner.",
    rowFailed: "Failed to update banner in profile.",
    unexpected: "Unexpected error updating banner.",
  });
});
