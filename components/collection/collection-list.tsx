"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useCallback } from "react";
import { LoadMore } from "@/components/games/browse/load-more";
import { Button } from "@/components/ui/button";
import type { CollectionFilter } from "@/lib/collection/keys";
import { collectionOptions } from "@/lib/collection/queries";
import { STATUS_LABELS } from "@/lib/collection/status";
import { EmptyShelf } from "./empty-shelf";
import { ShelfGrid, ShelfGridSkeleton } from "./shelf-grid";

export function CollectionList({ filter }: { filter: CollectionFilter }) {
  const query = useInfiniteQuery(collectionOptions(filter));
  const { fetchNextPage } = query;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);

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
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return <NothingThere filter={filter} total={query.data.pages[0]?.counts.all ?? 0} />;
  return (
    <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? "opacity-60" : undefined}>
      <ShelfGrid items={items} />
      {query.hasNextPage ? (
        <LoadMore
          href={null}
          isLoading={query.isFetchingNextPage}
          isError={query.isFetchNextPageError}
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
