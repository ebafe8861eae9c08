"use client";

import { useQueries, useQuery } from "@tanstack/react-query";
import { useDebounced } from "@/components/ui/use-debounced";
import type { CollectionFilter } from "@/lib/collection/keys";
import { COLLECTION_PAGE_SIZE } from "@/lib/collection/limits";
import { collectionOptions } from "@/lib/collection/queries";
import type { CollectionItem } from "@/lib/collection/schema";

/** Pages load once scrolling has paused: dragging the scroll bar passes hundreds. */
const SETTLE_MS = 80;

type ShelfPages = {
  itemAt: (index: number) => CollectionItem | null;
  isFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
};

const pageOf = (index: number) => Math.floor(index / COLLECTION_PAGE_SIZE);

/** The pages with the games at these positions of the whole shelf. */
export function useShelfPages(filter: CollectionFilter, indexes: number[]): ShelfPages {
  const numbers = [...new Set(indexes.map(pageOf))];
  const span = numbers.join();
  const [settled] = useDebounced(span, SETTLE_MS);
  const isSettled = settled === span;
  const pages = useQueries({
    queries: numbers.map((page) => ({ ...collectionOptions(filter, page), enabled: isSettled })),
  });
  const failed = pages.filter(({ isError, data }) => isError && !data);
  return {
    itemAt: (index) => {
      const page = pages[numbers.indexOf(pageOf(index))];
      return page?.data?.items[index % COLLECTION_PAGE_SIZE] ?? null;
    },
    isFailed: failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

/** The first page also has the total and the counts of all tabs. */
export function useFirstPage(filter: CollectionFilter) {
  return useQuery(collectionOptions(filter, 0));
}
