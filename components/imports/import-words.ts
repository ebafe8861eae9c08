import { formatPartialDate } from "@/lib/collection/partial-date";
import { STATUS_LABELS } from "@/lib/collection/status";
import { formatCount } from "@/lib/format-count";
import { DATE_FIELDS, type MapperField } from "@/lib/import-files/entry";
import type { Change, ImportState, RowKind, WordMeaning } from "@/lib/imports/schema";
import { ratingText } from "@/lib/stars";

export const STATE_LABELS: Record<ImportState, string> = {
  reading: "Still being read",
  interrupted: "Upload not finished, choose the file again",
  matching: "Looking for your games",
  review: "Ready to review",
  writing: "Not finished, continue for the rest",
  done: "Imported",
  undoing: "Undo not finished",
  undone: "Undone",
};

export const KIND_LABELS: Record<RowKind, string> = {
  new: "New",
  existing: "Already on your shelf",
  unchanged: "Nothing to change",
  check: "To check",
  not_found: "Not found",
  unreadable: "Unreadable",
  skipped: "Skipped",
};

const { imported, ...CHOOSABLE_LABELS } = STATUS_LABELS;

export const MEANING_LABELS: Record<WordMeaning, string> = {
  ...CHOOSABLE_LABELS,
  none: "On your shelf, without a status",
  skip: "Leave these rows out",
};

const FIELD_LABELS: Record<string, string> = {
  status: "Status",
  rating: "Rating",
  hours: "Hours",
  notes: "Notes",
  date_completed: "Completed on",
  plays: "New plays",
  copies: "New copies",
  tags: "New tags",
  about: "About you",
  website: "Website",
  github: "GitHub",
  steam: "Steam",
  instagram: "Instagram",
  twitter: "X",
  playstation: "PlayStation",
  xbox: "Xbox",
  steam_id: "Steam ID",
  show_imported: "Show games without a status",
  show_adult: "Show adult games",
  steam_sync: "Sync with Steam",
  visibility: "Who sees your profile",
  shown_sections: "What others see",
  notices_off: "Notices that are off",
};

const STATUS_WORDS: Record<string, string> = { ...CHOOSABLE_LABELS, imported: "no status" };

export const fieldLabelOf = (field: string) => FIELD_LABELS[field] ?? field;

/** A value as the shelf shows it; "empty" for nothing. */
export function valueText(field: string, value: Change["to"]): string {
  if (value === null || value === "") return "empty";
  if (Array.isArray(value)) return value.join(", ") || "nothing";
  if (typeof value === "boolean") return value ? "on" : "off";
  if (field === "status") return STATUS_WORDS[String(value)] ?? String(value);
  if (field.startsWith("hours")) return `${formatCount(Number(value))} h`;
  if (field === "rating") return ratingText(Number(value));
  if (field.startsWith("date")) return String(value).slice(0, 10);
  return String(value);
}

/** What is stored of a cell; null for nothing. */
export function storedText(field: MapperField, stored: string | number | null): string | null {
  if (stored === null || stored === "") return null;
  if (field === "status") return STATUS_WORDS[stored] ?? String(stored);
  if (field === "hours") return `${formatCount(Number(stored))} h`;
  if (field === "rating") return ratingText(Number(stored));
  if (DATE_FIELDS.includes(field)) {
    return String(stored).replace(DATE, (date) => formatPartialDate(date.slice(0, 10)));
  }
  return String(stored);
}

const DATE = /\d{4}(?:-\d\d){0,2}(?:T[\d:.]+Z)?/g;
