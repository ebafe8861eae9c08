"use client";

import { Suspense } from "react";
import { lazyPart } from "./lazy-part";
import { useToast } from "./toast-store";

const Toast = lazyPart(() => import("./toast").then((module) => module.Toast));

/** Mount once in the root layout; Radix loads with the first toast. */
export function Toaster() {
  const entry = useToast();
  if (!entry) return null;
  return (
    <Suspense fallback={null}>
      <Toast entry={entry} />
    </Suspense>
  );
}
