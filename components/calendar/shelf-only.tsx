"use client";

import { island } from "@/components/ui/island";

/** Hides releases that are not on the visitor's shelf. */
export const ShelfOnly = island(() => import("./shelf-filter").then((module) => module.ShelfFilter));
