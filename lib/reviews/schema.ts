import type { Status } from "@/lib/collection/status";

export const REVIEW_MAX_LENGTH = 10_000;
export const REVIEW_VISIBILITIES = ["public", "followers", "private"] as const;
export type ReviewVisibility = (typeof REVIEW_VISIBILITIES)[number];
export type ReviewInput = {
  text: string;
  isSpoiler: boolean;
  visibility: ReviewVisibility;
  /** The version of the review that was edited, null if there was none: it is only saved over this one. Unless given, over any. */
  replaces?: string | null | undefined;
};

/** What the user wrote and others like. */
export type Liked = { gameId: number } | { listId: string };

export type Review = {
  userId: string;
  username: string;
  avatarUrl: string | null;
  gameId: number;
  gameName: string;
  coverUrl: string | null;
  isAdult: boolean;
  /** Spoilers are covered (lib/reviews/spoilers.ts); null if the whole review is one. The own review has its whole text. */
  text: string | null;
  /** The text is longer (lib/reviews/beginning.ts). */
  isBeginning?: true | undefined;
  isSpoiler: boolean;
  hasSpoilers: boolean;
  /** URLs in the text are links: the author's account is not new. */
  mayLink: boolean;
  visibility: ReviewVisibility;
  rating: number | null;
  status: Status | null;
  hours: number | null;
  playedOn: string | null;
  /** When others could first read it; when it was written if they cannot. */
  publishedAt: string;
  /** Null unless it changed after that. */
  editedAt: string | null;
  likes: number;
};

/** `version` changes with text, spoiler and visibility. */
export type OwnReview = Review & { version: string };
