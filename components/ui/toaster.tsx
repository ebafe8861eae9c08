"use client";

import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToast, subscribeToToast } from "./toast-store";

const Toast = lazy(() => import("./toast").then((module) => ({ default: module.Toast })));
const nothing = () => null;

/** Stands once, in the root layout. Radix arrives with the first toast. */
export function Toaster() {
  const entry = useSyncExternalStore(subscribeToToast, currentToast, nothing);
  if (!entry) return null;
  return (
    <Suspense fallback={null}>
      <Toast entry={entry} />
    </Suspense>
  );
}
