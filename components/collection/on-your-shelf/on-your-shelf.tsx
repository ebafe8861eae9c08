"use client";

import type { ReactNode } from "react";
import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";

/** A row of the user's own games; visitors load none of it. */
export const OnYourShelf = island<{ skeleton: ReactNode }>(
  () => import("./highlights").then((module) => module.Highlights),
  { when: useSignedInHint, fallback: ({ skeleton }) => skeleton },
);
