const MEGABYTE = 1024 * 1024;

export const FILE_BYTES = 10 * MEGABYTE;
export const UNPACKED_BYTES = 50 * MEGABYTE;
export const ZIP_ENTRIES = 500;
export const ROWS = 20_000;
/** Of one table: some formats have several short rows for each game. */
export const TABLE_ROWS = 100_000;
export const COLUMNS = 1000;
/** Different ones of unknown tables in one upload: the user maps each. */
export const LAYOUTS = 10;
/** Of one game in one row. */
export const PLAYS = 100;
export const COPIES = 20;
export const TAGS = 30;

export const TAG_LENGTH = 40;

/** Of the table of games. */
export const MAX_GAME_ID = 268_435_455;
export const TITLE_LENGTH = 300;
export const NOTES_LENGTH = 5000;
export const UNREAD_LENGTH = 2000;
export const WORD_LENGTH = 100;

/** What all files of one upload may have together, once unpacked. */
export type Budget = { bytes: number; marks: number; objects: number; quotes: number };

export function newBudget(): Budget {
  return { bytes: UNPACKED_BYTES, marks: MARKS, objects: OBJECTS, quotes: QUOTES };
}

export const READ_MS = 20_000;
/** Of V8. Node, the files and their text need about 100 MB beside it. */
export const READ_MEMORY_MB = 256;
/** Commas and other marks between values. */
export const MARKS = 6_000_000;
/** Objects and lists of a JSON document. */
export const OBJECTS = 800_000;
export const QUOTES = 10_000_000;
