"use client";

import { lazy, Suspense } from "react";
import type { CollectionButtonProps } from "./collection-button-live";

const Live = lazy(() =>
  import("./collection-button-live").then((module) => ({ default: module.CollectionButtonLive })),
);

/** Adds a game to the shelf, shows its status there, changes it and takes the game off again. */
export function CollectionButton(props: CollectionButtonProps) {
  return (
    <Suspense>
      <Live {...props} />
    </Suspense>
  );
}
