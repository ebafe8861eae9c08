"use client";

import { lazy, Suspense } from "react";

const Live = lazy(() => import("./get-started-live").then((module) => ({ default: module.GetStartedLive })));

/** A link from the start; where it leads is known when its script has asked who is signed in. */
export function GetStarted() {
  return (
    <Suspense>
      <Live />
    </Suspense>
  );
}
