"use client";

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { ShallowLink } from "@/components/ui/shallow-link";
import type { CollectionFilter } from "@/lib/collection/keys";
import { collectionOptions } from "@/lib/collection/queries";
import {
  ALWAYS_SHOWN_TABS,
  COLLECTION_TABS,
  type CollectionTab,
  STATUS_LABELS,
} from "@/lib/collection/status";
import { collectionHref } from "./collection-href";

const TAB_LABELS: Record<CollectionTab, string> = { all: "All", ...STATUS_LABELS };

/** The counts ignore the search. */
export function CollectionTabs({ filter }: { filter: CollectionFilter }) {
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...collectionOptions(filter, 0), placeholderData: keepPreviousData });
  const current = filter.status === "unsorted" ? "imported" : filter.status;
  return (
    <nav aria-label="Status" className="shelf-tabs">
      {COLLECTION_TABS.map((status, index) => {
        if (index >= ALWAYS_SHOWN_TABS && status !== current && !data?.counts[status]) return null;
        const next = { ...filter, status };
        const load = () => void queryClient.prefetchQuery(collectionOptions(next, 0));
        return (
          <ShallowLink
            key={status}
            href={collectionHref(next)}
            aria-current={status === current ? "page" : undefined}
            onPointerEnter={load}
            onFocus={load}
          >
            {TAB_LABELS[status]}
            <b>{data?.counts[status]}</b>
          </ShallowLink>
        );
      })}
    </nav>
  );
}
