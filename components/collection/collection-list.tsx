"use client";

import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useCallback, useState } from "react";
import { LoadMore } from "@/components/games/browse/load-more";
import { Button } from "@/components/ui/button";
import type { CollectionFilter } from "@/lib/collection/keys";
import { collectionOptions } from "@/lib/collection/queries";
import { STATUS_LABELS } from "@/lib/collection/status";
import { EmptyShelf } from "./empty-shelf";
import { ShelfGrid, ShelfGridSkeleton } from "./shelf-grid";

export function CollectionList({ filter }: { filter: CollectionFilter }) {
  const query = useQuery({ ...collectionOptions(filter, 0), placeholderData: keepPreviousData });
  const [pages, setPages] = useState(1);
  const loadMore = useCallback(() => setPages((count) => count + 1), []);
  const more = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, index) => collectionOptions(filter, index + 1)),
  });

  if (query.isPending) return <ShelfGridSkeleton />;
  if (!query.data) {
    return (
      <EmptyShelf title="Your collection could not be loaded" text={query.error.message}>
        <Button variant="primary" pending={query.isFetching} onClick={() => void query.refetch()}>
          Try again
        </Button>
      </EmptyShelf>
    );
  }
  const items = [query, ...more].flatMap(({ data }) => data?.items ?? []);
  if (items.length === 0) return <NothingThere filter={filter} total={query.data.counts.all} />;
  return (
    <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? "opacity-60" : undefined}>
      <ShelfGrid items={items} />
      {items.length < query.data.total ? (
        <LoadMore
          href={null}
          isLoading={more.some(({ isPending }) => isPending)}
          isError={more.some(({ isError }) => isError)}
          onLoad={loadMore}
        />
      ) : null}
    </div>
  );
}

function NothingThere({ filter, total }: { filter: CollectionFilter; total: number }) {
  if (filter.q) return <EmptyShelf title="No games found" text="Try a different search term" />;
  const { status } = filter;
  const title =
    total === 0 || status === "all"
      ? "Your collection is empty"
      : `No ${STATUS_LABELS[status].toLowerCase()} games yet`;
  return (
    <EmptyShelf title={title} text="Add some games to get started">
      <Button asChild variant="primary">
        <Link href="/games">Browse Games</Link>
      </Button>
    </EmptyShelf>
  );
}
