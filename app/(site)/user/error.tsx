"use client";

import { LateRetryPage } from "@/components/page/late-retry-page";
import type { ErrorPageProps } from "@/components/page/retry-page";

export default function ProfileErrorPage(props: ErrorPageProps) {
  return (
    <LateRetryPage
      title="Profiles can't be reached"
      text="Profiles are unavailable at the moment. This usually lasts less than a minute."
      {...props}
    />
  );
}
