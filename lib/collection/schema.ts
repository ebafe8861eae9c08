import { z } from "zod";
import type { Copy } from "./copy-schema";
import type { PlayWithGame } from "./play-schema";
import { parseShelfChoices } from "./shelf-choices";
import { COLLECTION_SORTS } from "./sort";
import { CHOOSABLE_STATUSES, COLLECTION_LISTS, type Status } from "./status";
import type { Tag } from "./tag-schema";

const SEARCH_MAX_LENGTH = 100;

/** The spec's collection item (section 3). The game's data are as of its addition, or of the first status or play after its release. */
export type CollectionItem = {
  game: {
    id: number;
    name: string;
    path: string;
    coverUrl: string | null;
    description: string | null;
    /** 0–100. */
    rating: number | null;
    /** ISO date: January 1 of the release year; the catalogue's of a game that was not released when it was added. */
    releaseDate: string | null;
    platforms: { name: string }[];
    genres: { name: string }[];
  };
  status: Status;
  /** The user's own, out of 10. */
  rating: number | null;
  notes: string | null;
  /** ISO dates, without the time. */
  dateAdded: string;
  dateCompleted: string | null;
  hoursPlayed: number | null;
  steamPlaytimeMinutes: number | null;
  /** The minutes of all plays together. */
  playMinutes: number;
  imported: boolean;
  /** That the user owns. */
  copies: Copy[];
  /** The copies in words, for one line. */
  ownedAs: string | null;
  tags: Tag[];
};

export type CollectionCounts = Record<(typeof COLLECTION_LISTS)[number], number>;

export type ShelfGroupPart = {
  /** A status, a year, or the id of a platform or genre; "" for games without one. */
  key: string;
  /** The name of a platform or genre that the catalogue knows; otherwise null. */
  name: string | null;
  games: number;
};

export type CollectionPage = {
  items: CollectionItem[];
  total: number;
  /** In their order, with the number of games of each; empty unless the list is grouped. */
  groups: ShelfGroupPart[];
  counts: CollectionCounts;
  /** The hours of all games together. */
  hours: number;
  /** With the first page; otherwise empty. */
  openPlays: PlayWithGame[];
};

/** A game of the landing page's row. */
export type Highlight = {
  game: {
    id: number;
    name: string;
    path: string;
    coverUrl: string | null;
    releaseDate: string | null;
    releasePeriod?: string | null | undefined;
  };
  status: Status;
  /** "just added", "Releases in 3 days", "9/10" or "41 h"; null for the status alone. */
  note: string | null;
};

/** The address' own filters; `parseShelfChoices` drops what it does not know. */
const filterText = z.string().max(10_000, "A filter is too long.").optional();

const listQuery = z.strictObject({
  status: z.enum(COLLECTION_LISTS).default("all"),
  q: z
    .string()
    .max(SEARCH_MAX_LENGTH, "The search is too long.")
    // Postgres refuses NUL.
    .transform((text) => text.replaceAll("\0", "").trim())
    .default(""),
  sort: z.enum(COLLECTION_SORTS).default("added"),
  platform: filterText,
  genre: filterText,
  theme: filterText,
  developer: filterText,
  year: filterText,
  rating: filterText,
  critics: filterText,
  hours: filterText,
  length: filterText,
  added: filterText,
  completed: filterText,
  tag: filterText,
  medium: filterText,
  list: filterText,
  group: filterText,
  page: z
    .string()
    .regex(/^\d{1,6}$/, "The page is not a number.")
    .transform(Number)
    .default(0),
});

const withChoices = <T extends Partial<Record<string, unknown>> & Omit<z.infer<typeof listQuery>, "page">>({
  status,
  q,
  sort,
  ...filters
}: T) => {
  const texts = new Map(Object.entries(filters).map(([key, value]) => [key, String(value ?? "")]));
  return { status, q, sort, choices: parseShelfChoices({ get: (key) => texts.get(key) ?? null }) };
};

export const collectionIdsQuerySchema = listQuery.omit({ page: true }).transform(withChoices);
export type CollectionIdsQuery = z.infer<typeof collectionIdsQuerySchema>;
export const collectionQuerySchema = listQuery.transform(({ page, ...rest }) => ({
  ...withChoices(rest),
  page,
}));
export type CollectionQuery = z.infer<typeof collectionQuerySchema>;

type Option = { name: string; games: number };
type CatalogueOption = Option & { id: number };
/** What the shelf can be filtered by, with the number of games of each. */
export type ShelfOptions = {
  platforms: CatalogueOption[];
  genres: CatalogueOption[];
  themes: CatalogueOption[];
  developers: CatalogueOption[];
  tags: (Option & { id: string })[];
  lists: { id: string; name: string }[];
};

/** Named filters; `query` is of the shelf's address. */
export type SmartList = { id: string; name: string; query: string };

export const saveBodySchema = z.strictObject({ status: z.enum(CHOOSABLE_STATUSES) });

/** What a removal takes with it; `games` have any of the rest. */
export type RemovalLosses = { games: number; plays: number; copies: number; tags: number; reviews: number };

export type SaveAnswer = {
  item: CollectionItem;
  isNew: boolean;
  /** It was on the shelf with another status. */
  isMoved: boolean;
};
export type StatusChangeAnswer = {
  /** On the shelf with the status now; `moved` had another one. */
  changed: number;
  moved: number;
  skipped: number;
};
