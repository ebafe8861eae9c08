"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import type { ShelfOnlyProps } from "./shelf-only-live";

const Live = lazyPart(() => import("./shelf-only-live").then((module) => module.ShelfOnlyLive));

/** Hides releases that are not on the visitor's shelf. */
export function ShelfOnly(props: ShelfOnlyProps) {
  return (
    <Suspense>
      <Live {...props} />
    </Suspense>
  );
}
