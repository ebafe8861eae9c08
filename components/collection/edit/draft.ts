import { STATUSES } from "@/lib/collection/status";
import type { FormValues } from "./form-values";

const KEY = "questshelf-draft";

type Draft = { userId: string; gameId: number; values: FormValues };

/** Keeps what was typed about a game in this tab, while its person signs in again. */
export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Then it lasts as long as the form.
  }
}

/** What the same person had typed about the game. */
export function readDraft(userId: string | undefined, gameId: number): FormValues | null {
  const draft = storedDraft();
  return draft && draft.userId === userId && draft.gameId === gameId ? draft.values : null;
}

/** Forgets what was kept; with a person given, only where it is another one's. */
export function forgetDraft(exceptOf?: string): void {
  if (exceptOf !== undefined && storedDraft()?.userId === exceptOf) return;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then nothing was kept.
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
    ["hours", "notes", "dateCompleted"].every((name) => typeof Reflect.get(values, name) === "string")
  );
}
