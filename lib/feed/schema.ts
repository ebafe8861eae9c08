import { z } from "zod";
import type { ListSummary } from "@/lib/lists/schema";
import { afterPersonSchema, type ListedPerson } from "@/lib/people/schema";
import type { Review } from "@/lib/reviews/schema";
import { FEED_KINDS } from "./keys";

export type FeedVerb =
  | "finished"
  | "started"
  | "wanted"
  | "rated"
  | "listed"
  | "reviewed"
  | "finishedAndReviewed";

export type FeedGame = {
  id: number;
  name: string;
  coverUrl: string | null;
  /** Both are null if the person hides them. */
  rating: number | null;
  hours: number | null;
  isAdult: boolean;
};

/** What a person did on a day with one verb. */
export type FeedEntry = {
  person: ListedPerson;
  verb: FeedVerb;
  /** The newest time. */
  at: string;
  /** How many games, lists or reviews there are; the entry contains only the first of them. */
  count: number;
  games: FeedGame[];
  lists: ListSummary[];
  reviews: Review[];
};

export type FeedPage = {
  entries: FeedEntry[];
  /** For the following page. */
  next: string | null;
  /** Whether the user follows someone whose profile is shown at present. */
  followsAnyone: boolean;
};

export type SuggestedPerson = ListedPerson & {
  /** How many of those whom the user follows follow them. */
  followedBy: number;
  /** Games on both shelves. */
  inCommon: number;
  ratesAlike: boolean;
};

export const feedQuerySchema = z.strictObject({
  kind: z.enum(FEED_KINDS).default("everything"),
  /** Minutes that the user's clock is ahead of UTC. */
  ahead: z.coerce.number().int().min(-840).max(840).default(0),
  after: afterPersonSchema.optional(),
});
export type FeedQuery = z.infer<typeof feedQuerySchema>;
