"use client";

import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";

/** In each row of a list, which is the same for everyone: what depends on the user loads afterwards. */
export const ReviewSlot = island(() => import("./hidden-review").then((module) => module.HiddenReview), {
  when: useSignedInHint,
});

/** After what it hides of an author, or in it. */
export const AuthorSlot = island(() => import("./hidden-review").then((module) => module.HiddenAuthor), {
  when: useSignedInHint,
});
