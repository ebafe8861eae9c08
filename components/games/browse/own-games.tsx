"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import type { OwnGamesProps } from "./own-games-live";
import { useShelfChoice } from "./shelf-choice";

const Live = lazyPart(() => import("./own-games-live").then((module) => module.OwnGamesLive));

/** The games of the visitor's shelf in place of everyone's list (`children`), where they are chosen. */
export function OwnGames({ children, ...props }: OwnGamesProps & { children: React.ReactNode }) {
  if (useShelfChoice() !== "only") return children;
  return (
    <Suspense fallback={<div className="min-h-[60vh]" />}>
      <Live {...props} />
    </Suspense>
  );
}
