"use client";

import { island } from "@/components/ui/island";

/** What visitors can do with a list. */
export const ListActions = island(() => import("./visitor-actions").then((module) => module.VisitorActions));
