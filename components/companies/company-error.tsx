"use client";

import { type ErrorPageProps, RetryPage } from "@/components/page/retry-page";

/** The spec's fallback for a company that cannot be loaded. */
export function CompanyError({ error, retry }: ErrorPageProps) {
  return (
    <RetryPage
      title="Error loading company page"
      text="The games catalogue cannot be reached right now. This usually lasts less than a minute."
      error={error}
      retry={retry}
    />
  );
}
