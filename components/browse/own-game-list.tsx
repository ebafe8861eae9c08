"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { CatalogueGrid } from "@/components/collection/catalogue-grid";
import { toCardGame } from "@/components/games/card-game";
import { MoreGames } from "@/components/games/more-games";
import { BoardMessage } from "@/components/page/board-message";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Spinner } from "@/components/ui/spinner";
import { authPath } from "@/lib/auth/next-path";
import { useSession } from "@/lib/auth/queries";
import { AppError } from "@/lib/errors";
import { plural } from "@/lib/format-count";
import type { GameListFilter } from "@/lib/games/keys";
import { ownGamesOptions } from "@/lib/games/queries";
import { leaveShelf } from "./shelf-choice";

export type OwnGamesProps = {
  filter: GameListFilter;
  /** The list's address without filters. */
  href: string;
};

export function OwnGameList(props: OwnGamesProps) {
  const { user, isLoading, isError, isFetching, retry } = useSession();
  if (isLoading) return <Loading />;
  if (isError) {
    return (
      <BoardMessage title="Your shelf can’t be reached right now" text="Please try again in a moment.">
        <Button pending={isFetching} onClick={retry}>
          Try again
        </Button>
      </BoardMessage>
    );
  }
  if (user) return <Games {...props} userId={user.id} />;
  return (
    <BoardMessage title="Only games on your shelf" text="Sign in to see which of these games you have.">
      <Button asChild>
        <Link href={authPath(`${location.pathname}${location.search}`)}>Sign in</Link>
      </Button>
      <Button variant="ghost" onClick={leaveShelf}>
        Show all games
      </Button>
    </BoardMessage>
  );
}

function Games({ filter, href, userId }: OwnGamesProps & { userId: string }) {
  const query = useInfiniteQuery(ownGamesOptions(userId, filter));
  const { data, error, isFetching, hasNextPage } = query;
  const [first] = data?.pages ?? [];
  const retry = () => void (first ? query.fetchNextPage() : query.refetch());
  const failure = error instanceof AppError && error.code !== "internal" ? error.message : undefined;
  if (!first) {
    return isFetching ? (
      <Loading />
    ) : (
      <BoardMessage title="Your games could not be loaded" text={failure ?? "Please try again in a moment."}>
        <Button onClick={retry}>Try again</Button>
      </BoardMessage>
    );
  }
  if (first.total === 0) {
    const isFiltered = filter.choices !== undefined || filter.q !== undefined || filter.list !== "popular";
    return (
      <BoardMessage
        isMatch
        title="No game on your shelf"
        text={
          isFiltered
            ? "No game on your shelf matches these filters."
            : "Add games to your shelf, and they appear here."
        }
      >
        <Button onClick={leaveShelf}>Show all games</Button>
        {filter.choices ? (
          <Button asChild variant="ghost">
            <Link href={href}>Clear the other filters</Link>
          </Button>
        ) : null}
      </BoardMessage>
    );
  }
  const games = data?.pages.flatMap((page) => page.games) ?? [];
  return (
    <>
      <h2 className="sr-only">Games on your shelf</h2>
      <p role="status" className="mb-4 text-[13.5px] text-ink-3">
        {`${plural(first.total, "game")} on your shelf`}
      </p>
      <div className="game-grid [&>ul]:contents">
        <CatalogueGrid games={games.map(toCardGame)} shared />
        {hasNextPage ? (
          <div className="col-span-full mt-5 flex min-h-[42px] flex-wrap items-center justify-center gap-4 md:mt-3">
            <MoreGames
              isLoading={isFetching}
              isError={query.isError}
              hasMore
              failure={failure}
              onLoad={retry}
            />
          </div>
        ) : null}
      </div>
    </>
  );
}

function Loading() {
  return (
    <p role="status" className="flex min-h-[60vh] justify-center gap-2.5 pt-16 text-ink-2">
      <Spinner className="text-ink-3" /> Loading the games on your shelf...
    </p>
  );
}
