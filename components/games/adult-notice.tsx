"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import type { AdultNoticeProps } from "./adult-notice-client";

const AdultNoticeClient = lazyPart(() =>
  import("./adult-notice-client").then((module) => module.AdultNoticeClient),
);

/** The script is loaded by the pages of adult games only. */
export function AdultNotice(props: AdultNoticeProps) {
  return (
    <Suspense>
      <AdultNoticeClient {...props} />
    </Suspense>
  );
}
