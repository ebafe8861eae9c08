"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { collectionOptions } from "@/lib/collection/queries";
import { formatCount, plural } from "@/lib/format-count";
import { filterOf } from "./collection-href";

/** Beside the title, on wide screens; phones have the numbers in the tabs. */
export function ShelfFigures() {
  const filter = filterOf(useSearchParams());
  const { data } = useQuery({ ...collectionOptions(filter, 0), placeholderData: keepPreviousData });
  if (!data || data.counts.all === 0) return null;
  const { counts, hours } = data;
  const figures = [
    plural(counts.all, "game"),
    `${formatCount(counts.completed)} completed`,
    ...(hours > 0 ? [plural(hours, "hour")] : []),
  ];
  return figures.join(" · ");
}
