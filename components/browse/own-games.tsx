"use client";

import type { ReactNode } from "react";
import { island } from "@/components/ui/island";
import type { OwnGamesProps } from "./own-game-list";
import { useShelfChoice } from "./shelf-choice";

const OwnGameList = island(() => import("./own-game-list").then((module) => module.OwnGameList), {
  fallback: <div className="min-h-[60vh]" />,
});

/** The games of the visitor's shelf, if chosen, instead of everyone's list (`children`). */
export function OwnGames({ children, ...props }: OwnGamesProps & { children: ReactNode }) {
  return useShelfChoice() === "only" ? <OwnGameList {...props} /> : children;
}
