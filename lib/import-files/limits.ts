const MEGABYTE = 1024 * 1024;

export const FILE_BYTES = 10 * MEGABYTE;
const UNPACKED_BYTES = 50 * MEGABYTE;
export const ZIP_ENTRIES = 500;
export const ROWS = 20_000;
/** Rows of one table: some formats have several short rows for each game. */
export const TABLE_ROWS = 100_000;
export const COLUMNS = 1000;
/** Unknown layouts in one upload: the user maps each. */
export const LAYOUTS = 10;
/** For one game in one row. */
export const PLAYS = 100;
export const COPIES = 20;
export const TAGS = 30;

/** Equal to that of `lib/games/game-id.ts`, which this folder cannot import. */
export const MAX_GAME_ID = 268_435_455;
export const TAG_LENGTH = 40;
export const TITLE_LENGTH = 300;
export const NOTES_LENGTH = 5000;
export const UNREAD_LENGTH = 2000;
export const WORD_LENGTH = 100;
/** Named in the review. */
export const UNUSED_COLUMNS = 50;

/** What all files of one upload may have together, once unpacked. */
export type Budget = { bytes: number; separators: number; objects: number; quotes: number };

export function newBudget(): Budget {
  return { bytes: UNPACKED_BYTES, separators: SEPARATORS, objects: OBJECTS, quotes: QUOTES };
}

export const READ_MS = 20_000;
/** For V8's heap. Node, the files and their text need about 100 MB more. */
export const READ_MEMORY_MB = 256;
/** Commas and other characters between values. */
const SEPARATORS = 6_000_000;
/** Objects and lists of a JSON document. */
const OBJECTS = 800_000;
const QUOTES = 10_000_000;
