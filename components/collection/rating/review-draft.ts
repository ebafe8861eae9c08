import { REVIEW_DRAFTS } from "@/lib/auth/forget-drafts";
import { REVIEW_VISIBILITIES, type ReviewInput } from "@/lib/reviews/schema";

const keyOf = (userId: string, gameId: number) => `${REVIEW_DRAFTS}${userId}-${gameId}`;

/** What was typed and not saved, also before the tab was closed. */
export function readDraft(userId: string, gameId: number): ReviewInput | null {
  try {
    return toDraft(JSON.parse(localStorage.getItem(keyOf(userId, gameId)) ?? "null"));
  } catch {
    return null;
  }
}

export function keepDraft(userId: string, gameId: number, draft: ReviewInput | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(userId, gameId), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(userId, gameId));
  } catch {
    // Without storage, it lasts until the sheet is closed.
  }
}

function toDraft(stored: unknown): ReviewInput | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { text, isSpoiler, visibility, replaces } = stored as Record<string, unknown>;
  const known = REVIEW_VISIBILITIES.find((one) => one === visibility);
  return typeof text === "string" && known
    ? {
        text,
        isSpoiler: isSpoiler === true,
        visibility: known,
        replaces: typeof replaces === "string" || replaces === null ? replaces : undefined,
      }
    : null;
}
