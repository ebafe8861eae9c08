"use client";

import { lazy, Suspense } from "react";
import type { ErrorPageProps } from "@/components/site/retry-page";

/** Every page below loads this script, so the message is loaded on demand. */
const ErrorMessage = lazy(() =>
  import("@/components/site/error-message").then((module) => ({ default: module.ErrorMessage })),
);

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return (
    <Suspense>
      <ErrorMessage error={error} retry={retry} />
    </Suspense>
  );
}
