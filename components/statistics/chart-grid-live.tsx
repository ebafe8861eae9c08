"use client";

import type { Chart } from "@/lib/statistics/schema";
import { ChartGrid } from "./chart-grid";

/** A client component: a page with many charts repeats their figures for the browser, and not their markup, which is larger. */
export function ChartGridLive({ charts }: { charts: readonly Chart[] }) {
  return <ChartGrid charts={charts} />;
}
