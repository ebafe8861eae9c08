"use client";

import { island } from "@/components/ui/island";

/** The pages after the rendered one. */
export const MoreBrowseGames = island(() =>
  import("./later-browse-games").then((module) => module.LaterBrowseGames),
);
