import { z } from "zod";
import { copySchema } from "./copy-schema";
import { playWithGameSchema } from "./play-schema";
import { parseShelfChoices } from "./shelf-choices";
import { COLLECTION_SORTS } from "./sort";
import { CHOOSABLE_STATUSES, COLLECTION_LISTS, STATUSES } from "./status";
import { tagSchema } from "./tag-schema";

const SEARCH_MAX_LENGTH = 100;

const named = z.object({ name: z.string() });

/** The spec's collection item (section 3). The game's data are as of its addition, or of the first status or play after its release. */
const collectionItemSchema = z.object({
  game: z.object({
    id: z.number().int(),
    name: z.string(),
    path: z.string(),
    coverUrl: z.string().nullable(),
    description: z.string().nullable(),
    /** 0–100. */
    rating: z.number().nullable(),
    /** ISO date: January 1 of the release year; the catalogue's of a game that was not released when it was added. */
    releaseDate: z.string().nullable(),
    platforms: z.array(named),
    genres: z.array(named),
  }),
  status: z.enum(STATUSES),
  /** The user's own, out of 10. */
  rating: z.number().nullable(),
  notes: z.string().nullable(),
  /** ISO dates, without the time. */
  dateAdded: z.string(),
  dateCompleted: z.string().nullable(),
  hoursPlayed: z.number().nullable(),
  steamPlaytimeMinutes: z.number().int().nullable(),
  /** Of all plays together. */
  playMinutes: z.number().int(),
  imported: z.boolean(),
  /** That the user owns. */
  copies: z.array(copySchema),
  /** The copies in words, for one line. */
  ownedAs: z.string().nullable(),
  tags: z.array(tagSchema),
});
export type CollectionItem = z.infer<typeof collectionItemSchema>;

const collectionCountsSchema = z.record(z.enum(COLLECTION_LISTS), z.number().int());
export type CollectionCounts = z.infer<typeof collectionCountsSchema>;

const shelfGroupSchema = z.object({
  /** A status, a year, or the id of a platform or genre; "" for games without one. */
  key: z.string(),
  /** Of a platform or genre that the catalogue knows. */
  name: z.string().nullable(),
  games: z.number().int(),
});
export type ShelfGroupPart = z.infer<typeof shelfGroupSchema>;

export const collectionPageSchema = z.object({
  items: z.array(collectionItemSchema),
  total: z.number().int(),
  /** In their order, with the number of games of each; empty unless the list is grouped. */
  groups: z.array(shelfGroupSchema),
  counts: collectionCountsSchema,
  /** With the first page; otherwise empty. */
  openPlays: z.array(playWithGameSchema),
});
export type CollectionPage = z.infer<typeof collectionPageSchema>;

/** A game of the landing page's row. */
const highlightSchema = z.object({
  game: z.object({
    id: z.number().int(),
    name: z.string(),
    path: z.string(),
    coverUrl: z.string().nullable(),
    releaseDate: z.string().nullable(),
    releasePeriod: z.string().nullish(),
  }),
  status: z.enum(STATUSES),
  /** "Recently added" or "Releases in 3 days"; null for the status alone. */
  note: z.string().nullable(),
});
export type Highlight = z.infer<typeof highlightSchema>;
export const highlightsAnswerSchema = z.object({ highlights: z.array(highlightSchema) });

export const itemAnswerSchema = z.object({ item: collectionItemSchema.nullable() });
export const statusesAnswerSchema = z.object({ statuses: z.record(z.string(), z.enum(STATUSES)) });

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
export const collectionIdsSchema = z.object({ ids: z.array(z.number().int()) });

const option = { name: z.string(), games: z.number().int() };
const catalogueOptions = z.array(z.object({ id: z.number().int(), ...option }));
/** What the shelf can be filtered by, with the number of games of each. */
export const shelfOptionsSchema = z.object({
  platforms: catalogueOptions,
  genres: catalogueOptions,
  themes: catalogueOptions,
  developers: catalogueOptions,
  tags: z.array(z.object({ id: z.uuid(), ...option })),
  lists: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type ShelfOptions = z.infer<typeof shelfOptionsSchema>;

/** Named filters; `query` is of the shelf's address. */
const smartListSchema = z.object({ id: z.uuid(), name: z.string(), query: z.string() });
export type SmartList = z.infer<typeof smartListSchema>;
export const smartListsSchema = z.array(smartListSchema);
export const smartListsAnswerSchema = z.object({ smartLists: smartListsSchema });
export const savedSchema = z.object({ ok: z.literal(true) });

export const saveBodySchema = z.strictObject({ status: z.enum(CHOOSABLE_STATUSES) });

export const releaseAnswerSchema = z.object({ note: z.string().nullable() });
/** What a removal takes with it; `games` have any of the rest. */
export const removalLossesSchema = z.object({
  games: z.number().int(),
  plays: z.number().int(),
  copies: z.number().int(),
  tags: z.number().int(),
});
export type RemovalLosses = z.infer<typeof removalLossesSchema>;
/** How many of them were on the shelf. */
export const removalAnswerSchema = z.object({ removed: z.number().int() });
export const editAnswerSchema = z.object({ item: collectionItemSchema });
export const saveAnswerSchema = z.object({
  item: collectionItemSchema,
  isNew: z.boolean(),
  /** It was on the shelf with another status. */
  isMoved: z.boolean(),
});
export type SaveAnswer = z.infer<typeof saveAnswerSchema>;
export const statusChangeAnswerSchema = z.object({
  /** On the shelf with the status now; `moved` had another one. */
  changed: z.number().int(),
  moved: z.number().int(),
  skipped: z.number().int(),
});
export type StatusChangeAnswer = z.infer<typeof statusChangeAnswerSchema>;
