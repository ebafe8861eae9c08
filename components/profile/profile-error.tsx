"use client";

import { type ErrorPageProps, RetryPage } from "@/components/page/retry-page";

export function ProfileError({ error, retry }: ErrorPageProps) {
  return (
    <RetryPage
      title="Profiles can't be reached"
      text="Profiles are unavailable at the moment. This usually lasts less than a minute."
      error={error}
      retry={retry}
    />
  );
}
