"use client";

import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";

/** The owner's own board, which takes the place of the page's. */
export const OwnFavourites = island(
  () => import("./favourites-of-owner").then((module) => module.FavouritesOfOwner),
  { when: useSignedInHint },
);
