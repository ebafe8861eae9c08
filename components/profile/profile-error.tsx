"use client";

import { type ErrorPageProps, RetryPage } from "@/components/site/retry-page";

export function ProfileError({ error, retry }: ErrorPageProps) {
  return (
    <RetryPage
      title="Profiles can't be reached"
      text="The place where shelves are kept does not answer at the moment. It usually comes back within a minute."
      error={error}
      retry={retry}
    />
  );
}
