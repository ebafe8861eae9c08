"use client";

import { lazy, Suspense } from "react";
import type { ErrorMessageProps } from "@/components/site/error-message";

/** Every page below loads this script, so the message is loaded on demand. */
const ErrorMessage = lazy(() =>
  import("@/components/site/error-message").then((module) => ({ default: module.ErrorMessage })),
);

export default function ErrorPage(props: ErrorMessageProps) {
  return (
    <Suspense>
      <ErrorMessage {...props} />
    </Suspense>
  );
}
