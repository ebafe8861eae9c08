"use client";

import { useSearchParams } from "next/navigation";
import { type ReactNode, Suspense, useLayoutEffect, useState } from "react";
import type { PlatformKey } from "@/lib/calendar/platforms";
import { type CalendarFilter, NO_FILTER, readFilter } from "./filter";

/**
 * The filter in the URL, which the server does not know. `reader` has to be rendered; it alone waits for the URL. Links inside of a
 * boundary that waits would be replaced while React hydrates, and a click at that moment would be lost.
 */
export function useCalendarFilter(): { filter: CalendarFilter; reader: ReactNode } {
  const [query, setQuery] = useState<string | null>(null);
  const reader = (
    <Suspense>
      <QueryReader onQuery={setQuery} />
    </Suspense>
  );
  return { filter: query === null ? NO_FILTER : readFilter(new URLSearchParams(query)), reader };
}

function QueryReader({ onQuery }: { onQuery: (query: string) => void }) {
  const params = useSearchParams();
  const query = params.toString();
  useFilterSync(readFilter(params).platforms);
  useLayoutEffect(() => onQuery(query), [onQuery, query]);
  return null;
}

/** Applies the chosen platforms to calendar.css while mounted. */
function useFilterSync(chosen: readonly PlatformKey[]): void {
  const value = chosen.join(" ");
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (value) dataset.platform = value;
    else delete dataset.platform;
    return () => {
      delete dataset.platform;
    };
  }, [value]);
}
