"use client";

import { island } from "@/components/ui/island";

/** The script is loaded by the pages of adult games only. */
export const AdultNotice = island(() =>
  import("./adult-notice-client").then((module) => module.AdultNoticeClient),
);
