"use client";

import { LateRetryPage } from "@/components/page/late-retry-page";
import type { ErrorPageProps } from "@/components/page/retry-page";

export default function ListErrorPage(props: ErrorPageProps) {
  return (
    <LateRetryPage
      title="Lists can't be reached"
      text="Lists are unavailable at the moment. This usually lasts less than a minute."
      {...props}
    />
  );
}
