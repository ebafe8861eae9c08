"use client";

import type { ReactNode } from "react";
import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";
import type { OwnGamesProps } from "./own-game-list";
import { useShelfChoice } from "./shelf-choice";

/** The pages after the rendered one. */
export const MoreBrowseGames = island(() =>
  import("./later-browse-games").then((module) => module.LaterBrowseGames),
);

/** The games for adults only of a search, in place of what every visitor sees (`children`). */
export const AdultResults = island(() => import("./adult-games").then((module) => module.AdultGames), {
  when: useSignedInHint,
  fallback: ({ children }) => children,
});

const OwnGameList = island(() => import("./own-game-list").then((module) => module.OwnGameList), {
  fallback: <div className="min-h-[60vh]" />,
});

/** The games of the visitor's shelf, if chosen, instead of everyone's list (`children`). */
export function OwnGames({ children, ...props }: OwnGamesProps & { children: ReactNode }) {
  return useShelfChoice() === "only" ? <OwnGameList {...props} /> : children;
}
