"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { BoardMessage } from "@/components/page/board-message";
import { ReadError } from "@/components/page/read-error";
import { Button } from "@/components/ui/button";
import { LoadFailed } from "@/components/ui/load-failed";
import { ShallowLink } from "@/components/ui/shallow-link";
import { Skeleton } from "@/components/ui/skeleton";
import { FEED_KINDS, type FeedKind } from "@/lib/feed/keys";
import { feedOptions } from "@/lib/feed/queries";
import { Days } from "./days";
import { FeedEntry } from "./feed-entry";

const LABELS: Record<FeedKind, string> = {
  everything: "Everything",
  reviews: "Reviews",
  finished: "Finished",
  lists: "Lists",
};
const SKELETONS = ["one", "two", "three"];

/**
 * What the people whom the user follows have done, by day. `kind` in the URL filters it. `takesFocus` is for a list that
 * replaces the button which had the focus.
 */
export function FeedList({ mayRead, takesFocus }: { mayRead: boolean; takesFocus: boolean }) {
  const given = useSearchParams().get("kind");
  const kind = FEED_KINDS.find((one) => one === given) ?? "everything";
  const feed = useInfiniteQuery({ ...feedOptions(kind), enabled: mayRead });
  const entries = feed.data?.pages.flatMap((page) => page.entries) ?? [];
  const now = new Date();
  return (
    <section aria-labelledby="feed-title">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h1
          id="feed-title"
          ref={takesFocus ? focus : undefined}
          tabIndex={-1}
          className="outline-none text-[20px] md:text-[26px]"
        >
          Feed
        </h1>
        <nav aria-label="Feed" className="page-segments segments">
          {FEED_KINDS.map((one) => (
            <ShallowLink
              key={one}
              href={one === "everything" ? "/feed" : `/feed?kind=${one}`}
              aria-current={one === kind ? "page" : undefined}
              className="segment"
            >
              {LABELS[one]}
            </ShallowLink>
          ))}
        </nav>
      </div>
      {feed.data ? (
        <Days
          now={now}
          entries={entries.map((entry) => ({
            at: entry.at,
            row: <FeedEntry key={`${entry.person.id} ${entry.verb} ${entry.at}`} entry={entry} now={now} />,
          }))}
        />
      ) : feed.error ? (
        <ReadError
          error={feed.error}
          title="Your feed could not be loaded"
          isFetching={feed.isFetching}
          onRetry={() => void feed.refetch()}
        />
      ) : (
        <FeedListSkeleton />
      )}
      {feed.data && entries.length === 0 && !feed.hasNextPage ? (
        <BoardMessage
          isMatch
          title="Nothing yet"
          text={
            kind === "everything"
              ? "What the people you follow finish, rate, review and list appears here."
              : "The people you follow have shown nothing of this yet."
          }
        />
      ) : null}
      {feed.isFetchNextPageError ? (
        <LoadFailed
          text="Earlier entries could not be loaded."
          isRetrying={feed.isFetchingNextPage}
          onRetry={() => void feed.fetchNextPage()}
          className="mt-6"
        />
      ) : feed.hasNextPage ? (
        <Button
          variant="secondary"
          pending={feed.isFetchingNextPage}
          onClick={() => void feed.fetchNextPage()}
          className="mt-6"
        >
          Earlier
        </Button>
      ) : null}
    </section>
  );
}

const focus = (title: HTMLElement | null) => title?.focus({ preventScroll: true });

export function FeedListSkeleton() {
  return (
    <div aria-hidden="true" className="mt-4">
      <Skeleton className="h-3.5 w-16" />
      {SKELETONS.map((key) => (
        <div key={key} className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-3.5 py-[18px]">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-4 w-2/5 self-center" />
          <div className="col-start-2 mt-3 flex gap-4">
            <Skeleton className="aspect-[3/4] w-[72px]" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
