"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { QuickActions } from "@/components/collection/quick-actions";
import { GameGrid } from "@/components/games/game-grid";
import { ShelfStatus } from "@/components/games/shelf-status";
import { Button } from "@/components/ui/button";
import { QueryProvider } from "@/components/ui/query-provider";
import { Spinner } from "@/components/ui/spinner";
import { companyGamesOptions } from "@/lib/companies/queries";
import type { MoreCompanyGamesProps } from "./more-company-games";

type Props = Omit<MoreCompanyGamesProps, "href">;

export function MoreCompanyGamesLive(props: Props) {
  return (
    <QueryProvider>
      <MoreGames {...props} />
    </QueryProvider>
  );
}

/** The games after those that the page came with, and the button for the next ones. */
function MoreGames({ companyId, list, offset }: Props) {
  const query = useInfiniteQuery(companyGamesOptions(companyId, list, offset));
  const games = query.data?.pages.flatMap((page) => page.games) ?? [];
  const isLoading = query.isPending || query.isFetchingNextPage;
  const isError = !isLoading && (query.isError || query.isFetchNextPageError);
  const proceed = () => void (query.data ? query.fetchNextPage() : query.refetch());
  return (
    <>
      {games.length > 0 ? (
        <GameGrid
          games={games}
          leading={false}
          renderStatus={(id) => <ShelfStatus gameId={id} />}
          renderActions={(game) => <QuickActions game={game} />}
        />
      ) : null}
      <div className="col-span-full mt-3 flex min-h-[42px] flex-wrap items-center justify-center gap-4">
        {isLoading ? (
          <p role="status" className="flex items-center gap-2.5 text-ink-2">
            <Spinner className="text-ink-3" /> Loading more games...
          </p>
        ) : isError ? (
          <>
            <p role="alert" className="text-ink-2">
              More games could not be loaded.
            </p>
            <Button onClick={proceed}>Try again</Button>
          </>
        ) : query.hasNextPage ? (
          <Button onClick={proceed}>Load more games</Button>
        ) : (
          <p className="text-[14px] text-ink-3">That is all of them.</p>
        )}
      </div>
    </>
  );
}
