"use client";

import { island } from "@/components/ui/island";
import { withFilter } from "./filter";
import { type ToolbarProps, ToolbarView } from "./toolbar-view";
import { useCalendarFilter } from "./use-calendar-filter";
import { useToday } from "./use-today";

/** Hides releases that are not on the visitor's shelf. */
const ShelfOnly = island(() => import("./shelf-filter").then((module) => module.ShelfFilter));

/** Month navigation and filter. Links to other months keep the filter. */
export function Toolbar({ gameIds, ...props }: ToolbarProps & { gameIds: number[] }) {
  const { filter, reader } = useCalendarFilter();
  const today = useToday();
  return (
    <>
      <ToolbarView {...props} filter={filter} today={today} />
      {filter.shelfOnly ? <ShelfOnly href={withFilter(props.path, filter)} gameIds={gameIds} /> : null}
      {reader}
    </>
  );
}
