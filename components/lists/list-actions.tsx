"use client";

import { island } from "@/components/ui/island";
import { MoreButton } from "@/components/ui/more-button";

/** What visitors can do with a list. Until it has loaded, it takes the room of its three rows, or of four for users. */
export const ListActions = island(() => import("./visitor-actions").then((module) => module.VisitorActions), {
  fallback: ({ as }) =>
    as === "menu" ? <MoreButton /> : <div className="h-[132px] [[data-user]_&]:h-[176px]" />,
});
