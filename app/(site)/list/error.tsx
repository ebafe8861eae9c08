"use client";

import { lazy, Suspense } from "react";
import type { ErrorPageProps } from "@/components/page/retry-page";

/** Every page below loads this script, so the message is loaded on demand. */
const ListError = lazy(() =>
  import("@/components/lists/list-error").then((module) => ({ default: module.ListError })),
);

export default function ListErrorPage({ error, retry }: ErrorPageProps) {
  return (
    <Suspense>
      <ListError error={error} retry={retry} />
    </Suspense>
  );
}
