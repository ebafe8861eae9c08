"use client";

import { useSearchParams } from "next/navigation";
import { Suspense } from "react";
import { parsePlatforms } from "@/lib/calendar/platforms";
import { type ToolbarProps, ToolbarView } from "./toolbar-view";
import { useFilterSync } from "./use-filter-sync";
import { useToday } from "./use-today";

/** The way through the months, and the filter, which goes along. */
export function Toolbar(props: ToolbarProps) {
  return (
    <Suspense fallback={<ToolbarView {...props} />}>
      <LiveToolbar {...props} />
    </Suspense>
  );
}

function LiveToolbar(props: ToolbarProps) {
  const params = useSearchParams();
  const today = useToday();
  const chosen = parsePlatforms(params.get("platform"));
  useFilterSync(chosen);
  return <ToolbarView {...props} chosen={chosen} today={today} />;
}
