"use client";

import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { useRows } from "./use-rows";

type List = ReturnType<typeof useRows>;

const SKELETONS = ["one", "two", "three", "four", "five"];

export function RowsSkeleton() {
  return (
    <div className="grid gap-4">
      <p role="status" className="sr-only">
        Loading...
      </p>
      {SKELETONS.map((key) => (
        <Skeleton key={key} className="h-12" />
      ))}
    </div>
  );
}

/** Why there are no rows: a sentence, or a failed read. */
export function RowsMessage({ text, list }: { text?: string; list?: List }) {
  return (
    <div role={list ? "alert" : "status"} className="grid justify-items-start gap-4 text-ink-2">
      <p>{text ?? "These rows could not be loaded."}</p>
      {list ? (
        <Button pending={list.isFetching} onClick={list.refetch}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}

export function MoreRows({ list }: { list: List }) {
  if (!list.hasNextPage) return null;
  return (
    <div className="mt-5 grid justify-items-center gap-2">
      {list.isError ? <p role="alert">The next rows could not be loaded.</p> : null}
      <Button pending={list.isFetchingNextPage} onClick={list.fetchNextPage}>
        Show more
      </Button>
    </div>
  );
}
