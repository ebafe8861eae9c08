"use client";

import { lazy, Suspense } from "react";
import type { ErrorPageProps } from "@/components/site/retry-page";

/** Every list loads this script, so the message is loaded on demand. */
const SearchError = lazy(() =>
  import("@/components/games/browse/search-error").then((module) => ({ default: module.SearchError })),
);

export function SearchErrorPage(props: ErrorPageProps) {
  return (
    <Suspense>
      <SearchError {...props} />
    </Suspense>
  );
}
