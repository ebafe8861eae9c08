"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { CatalogueGrid } from "@/components/collection/catalogue-grid";
import { MoreGames } from "@/components/games/more-games";
import { AppError } from "@/lib/errors";
import type { GameListFilter } from "@/lib/games/keys";
import { gameListOptions } from "@/lib/games/queries";
import type { GameSummary } from "@/lib/games/schema";
import type { MoreBrowseGamesProps } from "./more-browse-games";

const LOAD_MORE_PX = 300;

export function FollowingPages({ filter, offset, href, shownIds }: MoreBrowseGamesProps) {
  const query = useInfiniteQuery(gameListOptions(filter, offset));
  const games = withoutRepeats(query.data?.pages.flatMap((page) => page.games) ?? [], shownIds);
  const hasMore = query.data ? query.hasNextPage : true;
  const { isFetching, isError } = query;
  const isIdle = hasMore && !isFetching && !isError;
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(() => void query.fetchNextPage());
  useEffect(() => {
    if (!end.current || !isIdle) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: `${LOAD_MORE_PX}px`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isIdle]);

  return (
    <>
      {games.length > 0 ? <CatalogueGrid games={games} leading={false} shared /> : null}
      {hasMore ? (
        <div
          ref={end}
          className="col-span-full mt-5 flex min-h-[42px] flex-wrap items-center justify-center gap-4 md:mt-3"
        >
          <MoreGames
            isLoading={isFetching}
            isError={isError}
            hasMore
            failure={failureOf(query.error, filter)}
            href={href}
            onLoad={() => void query.fetchNextPage()}
          />
        </div>
      ) : null}
    </>
  );
}

/** The server's message, or the spec's for the popular games. */
function failureOf(error: Error | null, { list, dev, pub, q }: GameListFilter): string | undefined {
  if (error instanceof AppError && error.code !== "internal") return error.message;
  const isPopular = list === "popular" && dev === undefined && pub === undefined && !q;
  return isPopular ? "Failed to fetch popular games" : undefined;
}

/** A game whose rank has changed between two reads can be on two pages. */
function withoutRepeats(games: GameSummary[], shownIds: number[]): GameSummary[] {
  const shown = new Set(shownIds);
  return games.filter(({ id }) => !shown.has(id) && shown.add(id));
}
