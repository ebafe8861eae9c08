"use client";

import { island } from "@/components/ui/island";

/** The pages after the rendered one. */
export const MoreProfileGames = island(() =>
  import("./later-profile-games").then((module) => module.LaterProfileGames),
);
