"use client";

import { island } from "@/components/ui/island";

/** The heart of a list, whose page is the same for everyone: the number loads late, too. */
export const ListLike = island(() => import("./late-list-like").then((module) => module.LateListLike), {
  fallback: <span className="like" />,
});
