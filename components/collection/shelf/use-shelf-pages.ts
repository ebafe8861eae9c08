"use client";

import { useQueries, useQuery } from "@tanstack/react-query";
import { useDebounced } from "@/components/ui/use-debounced";
import type { CollectionFilter } from "@/lib/collection/keys";
import { COLLECTION_PAGE_SIZE } from "@/lib/collection/page-size";
import { collectionOptions } from "@/lib/collection/queries";
import type { CollectionItem } from "@/lib/collection/schema";

/** A page is asked for once the list stands still on it for so long: a scroll bar on its way passes hundreds. */
const SETTLE_MS = 80;

export type ShelfPages = {
  itemAt: (index: number) => CollectionItem | null;
  isFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
};

const pageOf = (index: number) => Math.floor(index / COLLECTION_PAGE_SIZE);

/** The pages that hold these games, which are numbered as the whole shelf is. */
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

/** The first page, which tells of every tab how much there is. */
export function useFirstPage(filter: CollectionFilter) {
  return useQuery(collectionOptions(filter, 0));
}
