"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { type MouseEvent, useEffect, useRef } from "react";
import { MoreGames } from "@/components/games/more-games";
import { isKeyClick } from "@/components/ui/is-key-click";
import { publicGamesOptions } from "@/lib/profile/queries";
import type { PublicGame } from "@/lib/profile/schema";
import type { MoreProfileGamesProps } from "./more-profile-games";
import { ProfileGame } from "./profile-game";

const LOAD_MORE_PX = 600;

type Props = Omit<MoreProfileGamesProps, "href"> & {
  /** The first page was requested by keyboard: focus its first game. */
  byKeyboard: boolean;
};

/** The appended pages; the next one loads when the reader scrolls near or presses the button. */
export function FollowingProfileGames({ username, list, page, rendered, byKeyboard }: Props) {
  const query = useInfiniteQuery(publicGamesOptions(username, list, page));
  const games = newOnes(query.data?.pages.flatMap((one) => one.games) ?? [], rendered);
  const { hasNextPage, fetchNextPage } = query;
  const isLoading = query.isPending || query.isFetchingNextPage;
  const isError = !isLoading && (query.isError || query.isFetchNextPageError);
  const end = useRef<HTMLLIElement>(null);

  // Index of the card to focus once it is rendered, since the pressed button was removed.
  const goOnAt = useRef(byKeyboard ? 0 : null);
  useEffect(() => {
    const index = goOnAt.current;
    if (index === null || index >= games.length) return;
    goOnAt.current = null;
    const cards = end.current?.parentElement?.children;
    cards?.[rendered.length + index]?.querySelector("a")?.focus();
  }, [games.length, rendered.length]);

  const waits = isLoading || isError || !hasNextPage;
  useEffect(() => {
    if (!end.current || waits) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage();
      },
      { rootMargin: `${LOAD_MORE_PX}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [waits, fetchNextPage]);

  const proceed = (event: MouseEvent) => {
    goOnAt.current = isKeyClick(event) ? games.length : null;
    void (query.data ? fetchNextPage() : query.refetch());
  };
  return (
    <>
      {games.map((game) => (
        <ProfileGame key={game.id} game={game} />
      ))}
      <li ref={end} className="col-span-full flex min-h-[42px] flex-wrap items-center justify-center gap-4">
        <MoreGames isLoading={isLoading} isError={isError} hasMore={hasNextPage} onLoad={proceed} />
      </li>
    </>
  );
}

/** Drops repeated games: pages shift when the shelf changes. */
function newOnes(games: PublicGame[], rendered: readonly number[]): PublicGame[] {
  const seen = new Set(rendered);
  return games.filter(({ id }) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
}
