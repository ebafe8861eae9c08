"use client";

import { codeOfDigest } from "@/lib/errors";
import { type ErrorPageProps, RetryPage } from "./retry-page";

/** `isSearch`: the page shows the results of a search, for which the spec has a sentence. */
export type ErrorMessageProps = ErrorPageProps & { isSearch?: boolean };

export function ErrorMessage({ error, retry, isSearch }: ErrorMessageProps) {
  if (isSearch) {
    return (
      <RetryPage
        title="Search failed"
        text="Failed to search games. Please try again."
        error={error}
        retry={retry}
      />
    );
  }
  const code = codeOfDigest(error);
  const isUpstream = code === "rate_limited" || (code?.startsWith("upstream_") ?? false);
  return (
    <RetryPage
      title={isUpstream ? "The catalogue cannot be reached" : "Something went wrong"}
      text={
        isUpstream
          ? "The games database is not responding at the moment. Pages that were opened before still work; please try this one again in a little while."
          : "This page could not be shown. It is our fault, and trying again often helps."
      }
      error={error}
      retry={retry}
    />
  );
}
