"use client";

import { lazy, Suspense } from "react";
import { useToast } from "./toast-store";

const Toast = lazy(() => import("./toast").then((module) => ({ default: module.Toast })));

/** Stands once, in the root layout. Radix arrives with the first toast. */
export function Toaster() {
  const entry = useToast();
  if (!entry) return null;
  return (
    <Suspense fallback={null}>
      <Toast entry={entry} />
    </Suspense>
  );
}
