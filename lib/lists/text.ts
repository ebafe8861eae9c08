import { countCharacters, isVisibleText } from "@/lib/storable-text";

/** The database's limits, for the form and the API. */
export const TITLE_MAX_LENGTH = 100;
export const DESCRIPTION_MAX_LENGTH = 2000;
export const NOTE_MAX_LENGTH = 500;

export const TITLE_RULE = "Enter a title with up to 100 characters.";
export const DESCRIPTION_RULE = "The description can have up to 2,000 characters.";
export const NOTE_RULE = "A note can have up to 500 characters.";

/** The title as stored; undefined when it is invalid. */
export function toTitle(typed: string): string | undefined {
  const title = typed.replace(/\s+/g, " ").trim();
  return title && isText(title, TITLE_MAX_LENGTH) ? title : undefined;
}

/** The text as stored; null for empty, undefined when it is invalid. */
export const toDescription = (typed: string) => toLongText(typed, DESCRIPTION_MAX_LENGTH);
export const toNote = (typed: string) => toLongText(typed, NOTE_MAX_LENGTH);

function toLongText(typed: string, maxLength: number): string | null | undefined {
  const text = typed.replace(/\r\n?/g, "\n").replaceAll("\t", " ").trim();
  if (!text) return null;
  return isText(text, maxLength) ? text : undefined;
}

function isText(text: string, maxLength: number): boolean {
  return isVisibleText(text.replaceAll("\n", "")) && countCharacters(text) <= maxLength;
}
