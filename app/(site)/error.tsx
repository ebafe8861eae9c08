"use client";

import { lazy, Suspense } from "react";
import type { ErrorMessageProps } from "@/components/page/error-message";

/** Every page below loads this script, so the message is loaded on demand. */
const ErrorMessage = lazy(() =>
  import("@/components/page/error-message").then((module) => ({ default: module.ErrorMessage })),
);

export default function ErrorPage(props: ErrorMessageProps) {
  return (
    <Suspense>
      <ErrorMessage {...props} />
    </Suspense>
  );
}
