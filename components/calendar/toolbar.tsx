"use client";

import { useSearchParams } from "next/navigation";
import { Suspense } from "react";
import { readFilter, withFilter } from "./filter";
import { ShelfOnly } from "./shelf-only";
import { type ToolbarProps, ToolbarView } from "./toolbar-view";
import { useFilterSync } from "./use-filter-sync";
import { useToday } from "./use-today";

/** Month navigation and filter. Links to other months keep the filter. */
export function Toolbar({ gameIds, ...props }: ToolbarProps & { gameIds: number[] }) {
  return (
    <Suspense fallback={<ToolbarView {...props} />}>
      <LiveToolbar {...props} gameIds={gameIds} />
    </Suspense>
  );
}

function LiveToolbar({ gameIds, ...props }: ToolbarProps & { gameIds: number[] }) {
  const filter = readFilter(useSearchParams());
  const today = useToday();
  useFilterSync(filter.platforms);
  return (
    <>
      <ToolbarView {...props} filter={filter} today={today} />
      {filter.shelfOnly ? <ShelfOnly href={withFilter(props.path, filter)} gameIds={gameIds} /> : null}
    </>
  );
}
