"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useSignedInPage } from "@/components/auth/use-signed-in-page";
import { PlayLogHost } from "@/components/collection/plays/play-log";
import { useShelfSync } from "@/components/collection/shelf-sync";
import { LoadFailed } from "@/components/ui/load-failed";
import { homeOptions } from "@/lib/collection/queries";
import { feedOptions } from "@/lib/feed/queries";
import { today } from "@/lib/local-date";
import { ContinuePlaying, ContinuePlayingSkeleton } from "./continue-playing";
import { EmptyFeed } from "./empty-feed";
import { FeedAside } from "./feed-aside";
import { FeedList, FeedListSkeleton } from "./feed-list";

/** The home of signed-in users: what they play, what the people whom they follow do, and what comes next. */
export function FeedScreen() {
  useShelfSync();
  const { mayRead } = useSignedInPage("/feed");
  const home = useQuery({ ...homeOptions(today().slice(0, 7)), enabled: mayRead });
  const feed = useInfiniteQuery({ ...feedOptions("everything"), enabled: mayRead });
  const followsNone = feed.data?.pages[0]?.followsAnyone === false;
  // The first follow does not take away the others who could be followed.
  const [isChoosing, setChoosing] = useState(false);
  if (followsNone && !isChoosing) setChoosing(true);
  const [hasChosen, setChosen] = useState(false);
  // What is above the feed decides where it is.
  if (home.isPending) return <FeedScreenSkeleton />;
  return (
    <>
      <Columns>
        <div className="min-w-0">
          {home.data ? (
            <ContinuePlaying playing={home.data.playing} />
          ) : (
            <LoadFailed
              text="Your games could not be loaded."
              isRetrying={home.isFetching}
              onRetry={() => void home.refetch()}
              className="mb-9"
            />
          )}
          {isChoosing ? (
            <EmptyFeed
              mayRead={mayRead}
              shelfSize={home.data?.size}
              onDone={
                followsNone
                  ? undefined
                  : () => {
                      setChoosing(false);
                      setChosen(true);
                    }
              }
            />
          ) : (
            <FeedList mayRead={mayRead} takesFocus={hasChosen} />
          )}
        </div>
        {home.data ? (
          <FeedAside home={home.data} mayRead={mayRead} hasSuggestions={feed.isFetched && !isChoosing} />
        ) : null}
      </Columns>
      <PlayLogHost />
    </>
  );
}

function Columns({ children }: { children: ReactNode }) {
  return <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_328px] lg:gap-x-[72px]">{children}</div>;
}

export function FeedScreenSkeleton() {
  return (
    <Columns>
      <div className="min-w-0">
        <ContinuePlayingSkeleton />
        <h1 className="text-[20px] leading-[44px] md:text-[26px]">Feed</h1>
        <FeedListSkeleton />
      </div>
    </Columns>
  );
}
