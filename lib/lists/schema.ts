import { z } from "zod";

/** From the narrowest to the widest. */
export const VISIBILITIES = ["private", "link", "public"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

const listEntrySchema = z.object({
  gameId: z.number().int(),
  name: z.string(),
  path: z.string(),
  coverUrl: z.string().nullable(),
  releaseDate: z.string().nullable(),
  /** Left out if the day is known. */
  releasePeriod: z.string().optional(),
  /** Its cover is blurred until it is pressed. Left out for all others. */
  isAdult: z.boolean().optional(),
  /** IGDB's, out of 100. */
  rating: z.number().nullable(),
  note: z.string().nullable(),
});
export type ListEntry = z.infer<typeof listEntrySchema>;

const listSummarySchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string().nullable(),
  isRanked: z.boolean(),
  /** How many games it has. */
  size: z.number().int(),
  /** Of its first games. */
  coverUrls: z.array(z.string()),
  updatedAt: z.string(),
});
export type ListSummary = z.infer<typeof listSummarySchema>;

const ownSummarySchema = listSummarySchema.extend({ visibility: z.enum(VISIBILITIES) });

const ownListSchema = ownSummarySchema.extend({
  /** Null while the owner has none; then the list is private. */
  username: z.string().nullable(),
  entries: z.array(listEntrySchema),
});
export type OwnList = z.infer<typeof ownListSchema>;

const ownListsPageSchema = z.object({
  lists: z.array(ownSummarySchema),
  nextPage: z.number().int().nullable(),
});
export type OwnListsPage = z.infer<typeof ownListsPageSchema>;

const listChoicesSchema = z.object({
  lists: z.array(
    z.object({ id: z.uuid(), title: z.string(), visibility: z.enum(VISIBILITIES), hasGame: z.boolean() }),
  ),
});
export type ListChoice = z.infer<typeof listChoicesSchema>["lists"][number];

export type ListFields = {
  title: string;
  description: string | null;
  isRanked: boolean;
  visibility: Visibility;
};
