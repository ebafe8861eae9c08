import { useEffect, useState } from "react";

const PREFIX = "questshelf-draft ";

type Draft = { userId: string; values: unknown };

/** Stores a form in this tab while its user signs in again. `form` names it, such as "game 72". */
export function saveDraft(form: string, userId: string, values: object): void {
  try {
    sessionStorage.setItem(PREFIX + form, JSON.stringify({ userId, values }));
  } catch {
    // Storage is full or disabled.
  }
}

/** The values that this user left in the form, or null. They are read when the form opens, and then deleted. */
export function useDraft<T>(
  form: string,
  userId: string | undefined,
  isValues: (values: unknown) => values is T,
): T | null {
  const [draft] = useState(() => readDraft(form, userId, isValues));
  useEffect(() => deleteDraft(form), [form]);
  return draft;
}

/** The values of a form that this user left unsaved, or null. Deletes those that other users left in this tab. */
export function readDraft<T>(
  form: string,
  userId: string | undefined,
  isValues: (values: unknown) => values is T,
): T | null {
  try {
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX))) {
      if (userId !== undefined && storedDraft(key)?.userId !== userId) sessionStorage.removeItem(key);
    }
    const draft = storedDraft(PREFIX + form);
    return draft && draft.userId === userId && isValues(draft.values) ? draft.values : null;
  } catch {
    // Storage is disabled.
    return null;
  }
}

/** Whether the values of a draft have these fields: one of `choices` in the field `choice`, and text in the others. */
export function hasFields(
  values: unknown,
  fields: readonly string[],
  choice: string,
  choices: readonly unknown[],
): boolean {
  if (typeof values !== "object" || values === null) return false;
  return fields.every((name) => {
    const value: unknown = Reflect.get(values, name);
    return name === choice ? choices.includes(value) : typeof value === "string";
  });
}

export function deleteDraft(form: string): void {
  try {
    sessionStorage.removeItem(PREFIX + form);
  } catch {
    // Storage is disabled: nothing was stored.
  }
}

function storedDraft(key: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    const isDraft = typeof draft === "object" && draft !== null && "userId" in draft && "values" in draft;
    return isDraft && typeof draft.userId === "string"
      ? { userId: draft.userId, values: draft.values }
      : null;
  } catch {
    return null;
  }
}
