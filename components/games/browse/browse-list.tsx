"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { QuickActions } from "@/components/collection/quick-actions";
import { ShelfStatus } from "@/components/collection/shelf-status";
import { GameGrid } from "@/components/games/game-grid";
import { Button } from "@/components/ui/button";
import { AppError } from "@/lib/errors";
import type { GameListFilter } from "@/lib/games/keys";
import { gameListOptions, type RenderedPage } from "@/lib/games/queries";
import type { GamePage, GameSummary } from "@/lib/games/schema";
import { BrowseListSkeleton } from "./browse-list-skeleton";
import { BrowseMessage } from "./browse-message";
import { LoadMore } from "./load-more";

export type BrowseListProps = {
  filter: GameListFilter;
  /** The page that the server rendered; only where the address asks for nothing else. */
  rendered?: RenderedPage;
  nextHref: string | null;
};

export function BrowseList({ filter, rendered, nextHref }: BrowseListProps) {
  const query = useInfiniteQuery(gameListOptions(filter, rendered));
  const { fetchNextPage, refetch } = query;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);

  if (query.isPending) return <BrowseListSkeleton />;
  if (!query.data) {
    return (
      <BrowseMessage
        title="The games could not be loaded"
        text="The catalogue cannot be reached at the moment. Your shelf is not affected."
      >
        <Button pending={query.isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </BrowseMessage>
    );
  }
  const games = withoutRepeats(query.data.pages);
  if (games.length === 0) {
    return (
      <BrowseMessage
        title="No games found"
        text={
          filter.q
            ? `No games match "${filter.q}". Try a different search term.`
            : "No games available at the moment"
        }
      />
    );
  }
  return (
    <>
      <h2 className="sr-only">Games</h2>
      <GameGrid
        games={games}
        shared
        renderStatus={(id) => <ShelfStatus gameId={id} />}
        renderActions={(game) => <QuickActions game={game} />}
      />
      {query.hasNextPage ? (
        <LoadMore
          href={rendered ? nextHref : null}
          isLoading={query.isFetchingNextPage}
          isError={query.isFetchNextPageError}
          failure={failureOf(query.error, filter)}
          onLoad={loadMore}
        />
      ) : null}
    </>
  );
}

/** What the server says of it, else the spec's sentence for the popular games. */
function failureOf(error: Error | null, { list, dev, pub, q }: GameListFilter): string | undefined {
  if (error instanceof AppError && error.code !== "internal") return error.message;
  const isPopular = list === "popular" && dev === undefined && pub === undefined && !q;
  return isPopular ? "Failed to fetch popular games" : undefined;
}

/** A list that moved between two pages names a game twice; it is shown once. */
function withoutRepeats(pages: GamePage[]): GameSummary[] {
  const games = new Map<number, GameSummary>();
  for (const game of pages.flatMap((page) => page.games)) {
    if (!games.has(game.id)) games.set(game.id, game);
  }
  return [...games.values()];
}
