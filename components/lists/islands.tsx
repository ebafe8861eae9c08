"use client";

import { island } from "@/components/ui/island";
import { MoreButton } from "@/components/ui/more-button";
import { useSignedInHint } from "@/lib/auth/session-hint";

/** What visitors can do with a list. Until it has loaded, it takes the room of its three rows, or of four for users. */
export const ListActions = island(() => import("./visitor-actions").then((module) => module.VisitorActions), {
  fallback: ({ as }) =>
    as === "menu" ? <MoreButton /> : <div className="h-[132px] [[data-user]_&]:h-[176px]" />,
});

/** How much of a list the signed-in visitor has completed, and the way to its other games. */
export const ListProgress = island(() => import("./own-progress").then((module) => module.OwnProgress), {
  when: useSignedInHint,
});
