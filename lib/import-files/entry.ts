export const IMPORT_STATUSES = ["want", "playing", "completed", "paused", "dropped", "endless"] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** What a row of a file contains about one game. */
export type Entry = {
  /** 1-based; the position in the list for JSON. */
  line: number;
  /** Empty only if there is an id. */
  title: string;
  year: number | null;
  /** In the file's spelling. */
  platform: string | null;
  igdbId: number | null;
  /** IGDB's. */
  slug: string | null;
  /** IGDB's number of the store (1 Steam, 5 GOG, 26 Epic) and the id there. */
  store: { source: 1 | 5 | 26; uid: string } | null;
  /** The file's own words, shown to the user; "" for none. */
  statusWord: string;
  /** What these words mean by default; null: the user chooses, once per word. */
  status: ImportStatus | null;
  /** 0 to 10 in halves. */
  rating: number | null;
  /** With one decimal, never 0. */
  hours: number | null;
  /** When the last play ended: `2024-01-05`, `2024-01` or `2024`. */
  finishedOn: string | null;
  /** What the finish is if the user says that the game is being played: from a column that does not say what its dates are. */
  finishIfPlaying?: "start" | "note";
  /** Those with a date, and those of a game whose rows have several statuses. */
  plays: FilePlay[];
  /** A day, or a time in UTC (`2024-01-05T12:00:00Z`). */
  addedAt: string | null;
  notes: string | null;
  /** Cells that were not understood, a line for each: `Finished: some day in May`. */
  unread?: string;
  /** The user's own words for the game. */
  tags: string[];
  copies: FileCopy[];
  own?: OwnData;
};

export type FilePlay = {
  /** `2024-01-05`, `2024-01` or `2024`. */
  started: string | null;
  finished: string | null;
  /** 0: not recorded. */
  minutes: number;
  platform: string | null;
  note: string | null;
};

/** What the user owns; never all null. */
export type FileCopy = {
  /** Spelled as in the file. */
  platform: string | null;
  store: string | null;
  medium: "physical" | "digital" | null;
  /** `2024-01-05`, `2024-01` or `2024`. */
  boughtOn: string | null;
  /** Both or none. */
  price: number | null;
  /** ISO 4217. */
  currency: string | null;
};

/**
 * What only our own export contains, named and written as in the database: with it, a game that is not on the shelf gets the
 * row that it had.
 */
export type OwnData = {
  imported: boolean;
  date_added: string | null;
  date_completed: string | null;
  hours_played: number | null;
  steam_playtime_minutes: number | null;
  game_name: string;
  game_cover_url: string | null;
  game_summary: string | null;
  game_rating: number | null;
  game_release_date: string | null;
  game_platforms: string[];
  game_genres: string[];
  steam_games: {
    appid: number;
    name: string;
    matched_by: string | null;
    playtime_minutes: number | null;
    imported_at: string | null;
  }[];
};

/** A row that could not be read, with a sentence for the user. */
export type Problem = { line: number; reason: string };

/** `unused`: of a column without a field, whose filled cells are all unread. */
export const CELL_KINDS = ["date", "rating", "time", "number", "medium", "unused"] as const;
export type CellKind = (typeof CELL_KINDS)[number];

/** How the cells of a column were read. */
export type ColumnReport = {
  column: string;
  kind: CellKind;
  understood: number;
  empty: number;
  unread: number;
  /** Understood, but impossible: 11 of 10, or more hours than there were since the game's release. */
  outliers: number;
  /** The first distinct cells that are not stored. */
  examples: string[];
};

/** Rows left out on purpose. */
export type Skipped = { reason: string; count: number };

/** What our own export has beside games, by its names for the tables. */
export const RECORD_KINDS = [
  "profile",
  "tags",
  "game_tags",
  "removed_steam_apps",
  "import_choices",
  "import_mappings",
  "plays",
  "copies",
  "lists",
  "list_entries",
  "smart_lists",
  "favourites",
  "reviews",
  "follows",
  "review_likes",
  "list_likes",
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** In the columns of the database. */
export type FileRecord = { kind: RecordKind; data: Record<string, unknown> };

export type ReadRows = { entries: Entry[]; problems: Problem[]; records: FileRecord[] };

/** What a file is, without its rows. */
export type FileHead =
  | { kind: "entries"; format: string; skipped: Skipped[]; cells: ColumnReport[] }
  | NotRead;

export type ReadFile = (Extract<FileHead, { kind: "entries" }> & ReadRows) | NotRead;

/** No two of `tables` have the same columns. */
type NotRead = { kind: "tables"; tables: UnknownTable[] } | { kind: "refused"; sentence: string };

export const MAPPER_FIELDS = [
  "title",
  "platform",
  "year",
  "status",
  "rating",
  "hours",
  "startedOn",
  "finishedOn",
  "addedAt",
  "notes",
  "review",
  "tags",
  "store",
  "medium",
  "boughtOn",
  "price",
  "currency",
  "igdbId",
  "steamAppid",
] as const;
export type MapperField = (typeof MAPPER_FIELDS)[number];

/** One of them is required. */
export const IDENTIFYING_FIELDS: readonly MapperField[] = ["title", "igdbId", "steamAppid"];
export const DATE_FIELDS: readonly MapperField[] = ["startedOn", "finishedOn", "addedAt", "boughtOn"];

/** Fields that several columns can have: marks for each status, dates of each play. */
export const REPEATED_FIELDS: readonly MapperField[] = [
  "status",
  "startedOn",
  "finishedOn",
  "notes",
  "review",
  "tags",
];

export const RATING_SCALES = [5, 10, 20, 100] as const;
export const TIME_UNITS = ["hours", "minutes", "seconds"] as const;
export const DATE_ORDERS = ["dmy", "mdy"] as const;
export type RatingScale = (typeof RATING_SCALES)[number];
export type TimeUnit = (typeof TIME_UNITS)[number];
export type DateOrder = (typeof DATE_ORDERS)[number];

/** How to read a table of an unknown layout. */
export type Mapping = {
  /** The name of the column for each field, or of several for the repeated ones; `title` or an id is required. */
  columns: Partial<Record<MapperField, string | string[]>>;
  /** Null, like the next two: decided from the cells. */
  ratingScale: RatingScale | null;
  timeUnit: TimeUnit | null;
  dateOrder: DateOrder | null;
  /** ISO 4217, for prices without a currency. */
  currency?: string;
};

/** What the user decided for the tables with these columns; null leaves them out. */
export type TableChoice = { headerKey: string; mapping: Mapping | null };

/** How a mapping reads a table. */
export type TableReading = {
  /** Null, like the next two, if the table has no such column. A scale or unit is null if each cell names its own. */
  ratings: { scale: RatingScale | null; isCertain: boolean } | null;
  times: {
    unit: TimeUnit | null;
    isCertain: boolean;
    /** The largest. */
    example: { raw: string; hours: number } | null;
  } | null;
  /** "ask": both orders are possible, the user has to choose. */
  dateOrder: DateOrder | "ask" | null;
  cells: ColumnReport[];
  /** The cells of the first rows by column, and what is stored of each; null: nothing, or a word that the user gives a meaning. */
  rows: { raw: string; stored: string | number | null }[][];
};

/** A table of an unknown layout: the user chooses the columns. */
export type UnknownTable = {
  /** The names of the files that have these columns. */
  files: string[];
  rows: number;
  columns: {
    name: string;
    /** Up to three values. */
    samples: string[];
    guess: MapperField | null;
    /** The field that the name of a column without a guess suggests. */
    hint: MapperField | null;
  }[];
  /** False: the first row is a game, and the columns have only numbers. */
  hasHeader: boolean;
  /** Lines that are no rows: titles above the header, totals, and the like. */
  leftOut: Skipped[];
  /** The same for each file with the same columns. */
  headerKey: string;
  /** With our guesses, or with the mapping of a preview. */
  reading: TableReading;
};
