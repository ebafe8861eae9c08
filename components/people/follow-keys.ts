import { feedKeys } from "@/lib/feed/keys";
import { peopleKeys } from "@/lib/people/keys";
import { reviewKeys } from "@/lib/reviews/keys";

/** Keys of the queries that a follow or a block changes. Both also change the order of reviews. */
export const FOLLOW_KEYS = [peopleKeys.all, reviewKeys.all, feedKeys.all];
