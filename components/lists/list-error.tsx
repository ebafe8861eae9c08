"use client";

import { type ErrorPageProps, RetryPage } from "@/components/page/retry-page";

export function ListError({ error, retry }: ErrorPageProps) {
  return (
    <RetryPage
      title="Lists can't be reached"
      text="Lists are unavailable at the moment. This usually lasts less than a minute."
      error={error}
      retry={retry}
    />
  );
}
