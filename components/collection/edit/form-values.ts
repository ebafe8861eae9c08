import type { ItemEdits } from "@/components/collection/optimistic-changes";
import {
  HOURS_MAX,
  latestToday,
  NOTES_MAX_LENGTH,
  TAG_MAX_LENGTH,
  TAGS_PER_GAME,
} from "@/lib/collection/limits";
import type { CollectionItem } from "@/lib/collection/schema";
import { type ChoosableStatus, STATUSES, type Status } from "@/lib/collection/status";
import { countCharacters } from "@/lib/storable-text";

/** The fields as typed. */
export type FormValues = {
  status: Status;
  rating: number | null;
  hours: string;
  notes: string;
  dateCompleted: string;
  tagNames: string[];
};
type FormErrors = Partial<Record<keyof FormValues, string>>;

export function toValues(item: CollectionItem): FormValues {
  const { status, rating, hoursPlayed, notes, dateCompleted, tags } = item;
  return {
    status,
    rating,
    hours: hoursPlayed === null ? "" : String(hoursPlayed),
    notes: notes ?? "",
    dateCompleted: dateCompleted ?? "",
    tagNames: tags.map(({ name }) => name),
  };
}

const HOURS = /^\d{1,7}([.,]\d)?$/;

/** Messages for invalid fields. `now` in ms. */
export function errorsOf({ hours, notes, dateCompleted, tagNames }: FormValues, now: number): FormErrors {
  const errors: FormErrors = {};
  if (hours.trim() && !HOURS.test(hours.trim())) {
    errors.hours = "Enter hours as a number such as 12 or 12.5.";
  } else if (toHours(hours) > HOURS_MAX) {
    errors.hours = "That is more than 1,000,000 hours.";
  }
  if (countCharacters(notes) > NOTES_MAX_LENGTH) errors.notes = "Notes can have up to 5,000 characters.";
  if (tagNames.some((name) => countCharacters(name) > TAG_MAX_LENGTH)) {
    errors.tagNames = `A tag can have up to ${TAG_MAX_LENGTH} characters.`;
  } else if (tagNames.length > TAGS_PER_GAME) {
    errors.tagNames = `A game can have ${TAGS_PER_GAME} tags.`;
  }
  if (dateCompleted > latestToday(now)) errors.dateCompleted = "This day is in the future.";
  return errors;
}

/** The changed fields, as the API expects them. */
export function editsOf(item: CollectionItem, values: FormValues): ItemEdits {
  const before = toValues(item);
  const edits: ItemEdits = {};
  if (values.status !== before.status && isChoosable(values.status)) edits.status = values.status;
  if (values.rating !== before.rating) edits.rating = values.rating;
  if (values.hours.trim() !== before.hours) {
    edits.hoursPlayed = values.hours.trim() ? toHours(values.hours) : null;
  }
  if (values.notes.trimEnd() !== before.notes) edits.notes = values.notes.trimEnd() || null;
  if (values.dateCompleted !== before.dateCompleted) edits.dateCompleted = values.dateCompleted || null;
  if (sorted(values.tagNames) !== sorted(before.tagNames)) edits.tagNames = values.tagNames;
  return edits;
}

/** Whether a stored draft has the fields of this form. */
export function isFormValues(values: unknown): values is FormValues {
  return (
    typeof values === "object" &&
    values !== null &&
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

const sorted = (names: readonly string[]) => names.toSorted().join("\n");

function toHours(text: string): number {
  return Number(text.trim().replace(",", "."));
}

function isChoosable(status: Status): status is ChoosableStatus {
  return status !== "imported";
}
