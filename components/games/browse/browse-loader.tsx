"use client";

import { lazy, type ReactNode, Suspense } from "react";
import type { BrowseScreenProps } from "./browse-screen";

const BrowseScreen = lazy(() =>
  import("./browse-screen").then((module) => ({ default: module.BrowseScreen })),
);

/** Puts the living screen in the place of the rendered one as soon as its script is there; both look the same. */
export function BrowseLoader({ children, ...props }: BrowseScreenProps & { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <BrowseScreen {...props} />
    </Suspense>
  );
}
