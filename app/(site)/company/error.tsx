"use client";

import { LateRetryPage } from "@/components/page/late-retry-page";
import type { ErrorPageProps } from "@/components/page/retry-page";

/** The spec's fallback for a company that cannot be loaded. */
export default function CompanyErrorPage(props: ErrorPageProps) {
  return (
    <LateRetryPage
      title="Error loading company page"
      text="The games catalogue cannot be reached right now. This usually lasts less than a minute."
      {...props}
    />
  );
}
