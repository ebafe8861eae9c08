/** How their keys in the local storage begin. */
export const REVIEW_DRAFTS = "questshelf-review-";

/** Deletes the drafts of all users of this browser, when one of them logs out. */
export function forgetReviewDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(REVIEW_DRAFTS)) localStorage.removeItem(key);
    }
  } catch {
    // Without storage there are none.
  }
}
