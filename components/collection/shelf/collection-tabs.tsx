"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
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

const ImportedFilter = lazyPart(() => import("./imported-filter").then((module) => module.ImportedFilter));

const TAB_LABELS: Record<CollectionTab, string> = { all: "All", ...STATUS_LABELS };

/** The counts ignore the search. */
export function CollectionTabs({ filter }: { filter: CollectionFilter }) {
  const { data } = useQuery({ ...collectionOptions(filter, 0), placeholderData: keepPreviousData });
  const current = filter.status === "unsorted" ? "imported" : filter.status;
  return (
    <>
      <nav aria-label="Status" className="segments">
        {COLLECTION_TABS.map((tab, index) =>
          index < ALWAYS_SHOWN_TABS || tab === current || data?.counts[tab] ? (
            <ShallowLink
              key={tab}
              href={collectionHref({ ...filter, status: tab })}
              aria-current={tab === current ? "page" : undefined}
              className="segment"
            >
              {TAB_LABELS[tab]}
              <span className="segment-count min-w-[2.1ch] text-center">{data?.counts[tab]}</span>
            </ShallowLink>
          ) : null,
        )}
      </nav>
      {current === "imported" ? (
        <Suspense fallback={<div className="h-[31px] w-full" />}>
          <ImportedFilter filter={filter} counts={data?.counts} />
        </Suspense>
      ) : null}
    </>
  );
}
