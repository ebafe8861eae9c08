"use client";

import { island } from "@/components/ui/island";

/** The pages after the rendered one. */
export const MoreCompanyGames = island(() =>
  import("./later-company-games").then((module) => module.LaterCompanyGames),
);
