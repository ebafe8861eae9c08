import { z } from "zod";
import { CELL_KINDS, IMPORT_STATUSES, RECORD_KINDS } from "@/lib/import-files/entry";

const IMPORT_STATES = [
  "reading",
  /** Reading ended without all rows. The database stores it as "reading". */
  "interrupted",
  "matching",
  "review",
  "writing",
  "done",
  "undoing",
  "undone",
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What the review lists. */
export const ROW_KINDS = [
  "new",
  "existing",
  "unchanged",
  "check",
  "not_found",
  "unreadable",
  "skipped",
] as const;
export type RowKind = (typeof ROW_KINDS)[number];

export const POLICY_FIELDS = ["status", "rating", "hours", "notes", "date_completed"] as const;
export type PolicyField = (typeof POLICY_FIELDS)[number];

/** `mine` keeps a value and fills an empty field, `file` replaces it, `larger` keeps the larger number. */
export const POLICY_CHOICES = ["mine", "file", "larger"] as const;
export type PolicyChoice = (typeof POLICY_CHOICES)[number];

/** How to import the profile of our own export; `none` leaves the user's profile as it is. */
export const PROFILE_CHOICES = ["mine", "file", "none"] as const;
export type ProfileChoice = (typeof PROFILE_CHOICES)[number];

export const policySchema = z.object({
  status: z.enum(["mine", "file"]),
  rating: z.enum(["mine", "file"]),
  hours: z.enum(POLICY_CHOICES),
  notes: z.enum(["mine", "file"]),
  date_completed: z.enum(["mine", "file"]),
  profile: z.enum(PROFILE_CHOICES),
  /** Whether cells that could not be read are kept in the notes. */
  unread: z.enum(["drop", "notes"]),
});
export type Policy = z.infer<typeof policySchema>;

/** The meaning of a word of the file. `skip` leaves its rows out, `none` imports them without a status, null is not answered yet. */
export const WORD_MEANINGS = [...IMPORT_STATUSES, "none", "skip"] as const;
export type WordMeaning = (typeof WORD_MEANINGS)[number];

const count = z.number().int().nonnegative();

const countsSchema = z.object({
  new: count,
  existing: count,
  unchanged: count,
  check: count,
  not_found: count,
  unreadable: count,
  skipped: count,
});

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable();

/** What the write changes: `from` is null for an empty field. */
const changeSchema = z.object({ field: z.string(), from: valueSchema, to: valueSchema });
export type Change = z.infer<typeof changeSchema>;

const leftOutSchema = z.array(z.object({ reason: z.string(), count }));
export type LeftOut = z.infer<typeof leftOutSchema>;

/** How the cells of a column were read. */
const columnReportSchema = z.object({
  column: z.string(),
  kind: z.enum(CELL_KINDS),
  understood: count,
  empty: count,
  unread: count,
  /** Understood, but impossible: 11 of 10. */
  outliers: count,
  examples: z.array(z.string()),
});

export type ColumnReport = z.infer<typeof columnReportSchema>;

const recordsSchema = z.object({
  kind: z.enum(RECORD_KINDS),
  /** What the write adds, or has added. */
  added: count,
  /** Nothing has to be added. */
  there: count,
  /** Its game is not on the shelf, or a limit is reached. */
  left: count,
  /** The titles of lists that are added. */
  titles: z.array(z.string()),
});
export type ImportRecords = z.infer<typeof recordsSchema>;

const statusWordSchema = z.object({
  word: z.string(),
  count,
  status: z.enum(WORD_MEANINGS).nullable(),
});
export type StatusWord = z.infer<typeof statusWordSchema>;

export const importSummarySchema = z.object({
  id: z.uuid(),
  source: z.string(),
  fileName: z.string(),
  createdAt: z.string(),
  state: z.enum(IMPORT_STATES),
  rows: count,
  leftToMatch: count,
  counts: countsSchema,
  /** Rows that the format leaves out on purpose. */
  leftOut: leftOutSchema,
  cells: z.array(columnReportSchema),
  statusWords: z.array(statusWordSchema),
  policy: policySchema,
  /** Games that the write has done, and that it has yet to do. */
  written: count,
  toWrite: count,
  /** The same of what the file has beside games. */
  recordsWritten: count,
  recordsToWrite: count,
  records: z.array(recordsSchema),
  /** The fields that change; null if the file has no profile, or it is written. */
  profile: z.array(changeSchema).nullable(),
  undoUntil: z.string().nullable(),
});
export type ImportSummary = z.infer<typeof importSummarySchema>;

export type PastImport = {
  id: string;
  source: string;
  fileName: string;
  createdAt: string;
  state: ImportState;
  /** Games that the write has added and changed. */
  added: number;
  changed: number;
  /** What it has added beside games. */
  records: number;
  leftOut: LeftOut;
  undoUntil: string | null;
};

export type ImportGame = {
  id: number;
  name: string;
  path: string;
  coverUrl: string | null;
  releaseYear: number | null;
  platforms: string[];
};

/** All rows of one game, or one row without a game. */
export type ImportRow = {
  row: number;
  lines: number[];
  title: string;
  year: number | null;
  platform: string | null;
  /** The different ones of a game's rows. */
  statusWords: string[];
  problem: string | null;
  game: ImportGame | null;
  candidates: ImportGame[];
  isLikely: boolean;
  changes: Change[];
};

export type ImportPage = {
  rows: ImportRow[];
  /** For the next page; null after the last one. */
  next: number | null;
};

/** The result of a step of matching, writing or undoing. A step is repeated until nothing is left. */
export type StepAnswer = {
  left: number;
  state: ImportState;
  /** Games that a step of the write has added or changed. */
  written: number;
  records: number;
};

export type Step = "match" | "write" | "undo";

/** What the user decides about a row. */
export type RowChoice = { gameId: number | null; skip: boolean };

/** A step may take as long as the server's own limit. */
export const STEP_LIMIT_MS = 60_000;
