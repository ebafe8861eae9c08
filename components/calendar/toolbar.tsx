"use client";

import { withFilter } from "./filter";
import { ShelfOnly } from "./shelf-only";
import { type ToolbarProps, ToolbarView } from "./toolbar-view";
import { useCalendarFilter } from "./use-calendar-filter";
import { useToday } from "./use-today";

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
