"use client";

import { lazy, Suspense } from "react";
import type { ShelfOnlyProps } from "./shelf-only-live";

const Live = lazy(() => import("./shelf-only-live").then((module) => ({ default: module.ShelfOnlyLive })));

/** Hides what is not on the visitor's shelf, once its script knows what is. */
export function ShelfOnly(props: ShelfOnlyProps) {
  return (
    <Suspense>
      <Live {...props} />
    </Suspense>
  );
}
