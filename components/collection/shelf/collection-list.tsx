"use client";

import { Suspense, useState } from "react";
import { ReadError } from "@/components/page/read-error";
import { lazyPart } from "@/components/ui/lazy-part";
import type { CollectionFilter } from "@/lib/collection/keys";
import { collectionHref } from "./collection-href";
import { ShelfGridSkeleton } from "./shelf-grid";
import { ShelfRows } from "./shelf-rows";
import { useFirstPage } from "./use-shelf-pages";

const GroupedRows = lazyPart(() => import("./grouped-rows").then((module) => module.GroupedRows));
const EmptyList = lazyPart(() => import("./empty-list").then((module) => module.EmptyList));

export function CollectionList({ filter }: { filter: CollectionFilter }) {
  // The current list stays until the next one is up to date: a cached one may still have games removed since.
  const { isFetching: isLoading } = useFirstPage(filter);
  const [shown, setShown] = useState(filter);
  const isOther = collectionHref(shown) !== collectionHref(filter);
  if (isOther && !isLoading) setShown(filter);
  const { data, error, isFetching, refetch } = useFirstPage(shown);

  if (!data && !error) return <ShelfGridSkeleton />;
  if (!data) {
    return (
      <ReadError
        error={error}
        title="Your shelf could not be loaded"
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div
      aria-busy={isOther}
      className={`transition-opacity duration-150 ${isOther ? "pointer-events-none opacity-60" : ""}`}
    >
      {data.total > 0 ? (
        data.groups.length > 0 ? (
          <Suspense fallback={<ShelfGridSkeleton />}>
            <GroupedRows key={shown.more} filter={shown} groups={data.groups} />
          </Suspense>
        ) : (
          <ShelfRows filter={shown} count={data.total} />
        )
      ) : (
        <Suspense fallback={<ShelfGridSkeleton />}>
          <EmptyList filter={shown} total={data.counts.all} />
        </Suspense>
      )}
    </div>
  );
}
