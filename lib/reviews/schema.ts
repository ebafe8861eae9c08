import { z } from "zod";
import { countCharacters, toVisibleLines } from "@/lib/storable-text";

/** From the narrowest to the widest. */
export const REVIEW_VISIBILITIES = ["private", "followers", "public"] as const;
export type ReviewVisibility = (typeof REVIEW_VISIBILITIES)[number];

export const REVIEW_MAX_LENGTH = 10_000;
export const UNKNOWN_REVIEW = "There is no such review.";
const TEXT_RULE = "Write a review with up to 10,000 characters.";
/** Characters of JSON that 10,000 characters may take, each written as an escaped pair of surrogates. */
export const REVIEW_MAX_BYTES = 131_072;

export type Review = {
  userId: string;
  /** Null for the own review of a user without a name. */
  username: string | null;
  avatarUrl: string | null;
  gameId: number;
  gameName: string;
  coverUrl: string | null;
  isAdult: boolean;
  /** Without what is between marks, and null if `isSpoiler`. The own review has its whole text. */
  text: string | null;
  isSpoiler: boolean;
  hasSpoilers: boolean;
  visibility: ReviewVisibility;
  /** 0 to 10; null also if the author hides ratings. */
  rating: number | null;
  /** Null if others do not see it. */
  status: string | null;
  playedOn: string | null;
  createdAt: string;
  /** Null until the text changes. */
  editedAt: string | null;
  likes: number;
};

export type ReviewsPage = { total: number; reviews: Review[] };

/** What the user alone sees beside the public reviews of a game. */
export type OwnReviewsView = {
  own: Review | null;
  /** Of people whom the user follows, also for followers only. */
  followed: Review[];
  /** The authors of the reviews that the user likes. */
  liked: string[];
  /** The authors that a block of either hides. */
  hidden: string[];
};

export type LikedReview = { userId: string; gameId: number };
export type Liker = { id: string; username: string; avatarUrl: string | null; likedAt: string };
export type ListLike = { liked: boolean; likes: number };

export const reviewBodySchema = z.strictObject({
  text: z.string(TEXT_RULE).transform((typed, context) => {
    const text = toVisibleLines(typed);
    if (text && countCharacters(text) <= REVIEW_MAX_LENGTH) return text;
    context.addIssue({ code: "custom", message: TEXT_RULE });
    return z.NEVER;
  }),
  isSpoiler: z.boolean(),
  visibility: z.enum(REVIEW_VISIBILITIES),
});
export type ReviewFields = z.infer<typeof reviewBodySchema>;
