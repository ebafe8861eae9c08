"use client";

import { type ErrorPageProps, RetryPage } from "@/components/site/retry-page";

/** The spec's message for a search that failed. */
export function SearchError({ error, retry }: ErrorPageProps) {
  return (
    <RetryPage
      title="Search failed"
      text="Failed to search games. Please try again."
      error={error}
      retry={retry}
    />
  );
}
