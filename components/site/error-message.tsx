"use client";

import { codeOfDigest } from "@/lib/errors";
import { type ErrorPageProps, RetryPage } from "./retry-page";

export function ErrorMessage({ error, retry }: ErrorPageProps) {
  const code = codeOfDigest(error);
  const isUpstream = code === "rate_limited" || (code?.startsWith("upstream_") ?? false);
  return (
    <RetryPage
      title={isUpstream ? "The catalogue cannot be reached" : "Something went wrong"}
      text={
        isUpstream
          ? "The games database does not answer at the moment. Pages that were seen before still work; please try this one again in a little while."
          : "This page could not be shown. It is our fault, and trying again often helps."
      }
      error={error}
      retry={retry}
    />
  );
}
