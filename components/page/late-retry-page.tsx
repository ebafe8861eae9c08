"use client";

import { lazy, Suspense } from "react";
import type { RetryPageProps } from "./retry-page";

const RetryPage = lazy(() => import("./retry-page").then((module) => ({ default: module.RetryPage })));

/** For `error.tsx`, whose script every page below it loads: the message is loaded on demand. */
export function LateRetryPage(props: RetryPageProps) {
  return (
    <Suspense>
      <RetryPage {...props} />
    </Suspense>
  );
}
