"use client";

import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { reportFailure } from "@/components/collection/shelf-sync";
import { api } from "@/lib/browser-api";
import { importKeys } from "@/lib/imports/keys";
import { importRowsOptions } from "@/lib/imports/queries";
import type { RowChoice, RowKind } from "@/lib/imports/schema";

export type Decision = { row: number } & RowChoice;

/** The rows of one kind, page by page, and the user's decisions about them. A decided row leaves the list at once. */
export function useRows(id: string, kind: RowKind) {
  const queryClient = useQueryClient();
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(importRowsOptions(id, kind));
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const deciding = useMutation({
    // One after the other, in the order of the keys that were pressed.
    mutationKey: importKeys.decisions(id),
    scope: { id: `import-${id}` },
    mutationFn: ({ row, gameId, skip }: Decision) =>
      api.put("/api/imports/[id]/rows/[row]", { params: { id, row }, body: { gameId, skip } }),
    onMutate: ({ row }) => setDecided((rows) => new Set(rows).add(row)),
    onError(error, { row }) {
      setDecided((rows) => new Set([...rows].filter((other) => other !== row)));
      reportFailure(queryClient, error, "Your choice could not be saved. Please try again.");
    },
    // Once for several quick decisions.
    onSettled() {
      if (queryClient.isMutating({ mutationKey: importKeys.decisions(id) }) > 1) return;
      return queryClient.invalidateQueries({ queryKey: importKeys.summary(id), exact: true });
    },
  });
  return {
    rows: data?.pages.flatMap((page) => page.rows).filter(({ row }) => !decided.has(row)),
    isError,
    isFetching,
    isFetchingNextPage,
    hasNextPage,
    fetchNextPage: () => void fetchNextPage(),
    refetch: () => void refetch(),
    decide: deciding.mutate,
  };
}
