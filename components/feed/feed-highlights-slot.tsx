"use client";

import type { ReactNode } from "react";
import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";

/** Visitors load none of it. */
export const FeedHighlights = island<{ skeleton: ReactNode }>(
  () => import("./feed-highlights").then((module) => module.FeedHighlights),
  { when: useSignedInHint, fallback: ({ skeleton }) => skeleton },
);
