import { STATUSES } from "@/lib/collection/status";
import type { FormValues } from "./form-values";

const KEY = "questshelf-draft";

type Draft = { userId: string; gameId: number; values: FormValues };

/** Stores a form in this tab while its user signs in again. */
export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage is full or disabled.
  }
}

/** The form that this user left unsaved, or null. */
export function readDraft(userId: string | undefined, gameId: number): FormValues | null {
  const draft = storedDraft();
  return draft && draft.userId === userId && draft.gameId === gameId ? draft.values : null;
}

/** Deletes the stored form, unless it belongs to the user `keepFor`. */
export function deleteDraft(keepFor?: string): void {
  if (keepFor !== undefined && storedDraft()?.userId === keepFor) return;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is disabled: nothing was stored.
  }
}

function storedDraft(): Draft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null || !("values" in value)) return false;
  const { values } = value;
  if (typeof values !== "object" || values === null) return false;
  return (
    "userId" in value &&
    "gameId" in value &&
    "status" in values &&
    STATUSES.some((status) => status === values.status) &&
    "rating" in values &&
    (values.rating === null || typeof values.rating === "number") &&
    ["hours", "notes", "dateCompleted"].every((name) => typeof Reflect.get(values, name) === "string") &&
    "tagNames" in values &&
    Array.isArray(values.tagNames) &&
    values.tagNames.every((name) => typeof name === "string")
  );
}
