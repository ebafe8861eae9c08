"use client";

import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { gamePath } from "@/lib/games/slug";
import { MoreGames } from "./more-games";

const LOAD_MORE_PX = 300;

type MoreOfProps<Game> = {
  /** Reads the pages after the rendered one. Not enabled, so that the first of them is read only when it is needed. */
  query: {
    data: { pages: { games: Game[] }[] } | undefined;
    hasNextPage: boolean;
    isFetching: boolean;
    isError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** Ids of the rendered games: later pages repeat them when the list changes. */
  rendered: readonly number[];
  /** The next page's URL, for crawlers and without JavaScript. */
  href: string | null;
  /** Error text. */
  failure?: string | undefined;
  /** Loads only when the button is pressed. */
  onRequest?: boolean;
  as?: "li" | "div";
  children: (games: Game[]) => ReactNode;
};

/** Appends the games of the following pages as the visitor scrolls near, or by a button. */
export function MoreOf<Game extends { id: number; name: string }>({
  query,
  rendered,
  href,
  failure,
  onRequest,
  as: End = "div",
  children,
}: MoreOfProps<Game>) {
  const { data, isFetching, isError } = query;
  const games = newOnes(data?.pages.flatMap((page) => page.games) ?? [], rendered);
  const hasMore = data ? query.hasNextPage : true;
  const end = useRef<HTMLElement>(null);
  const load = () => void query.fetchNextPage();
  const onNear = useEffectEvent(load);
  const isIdle = hasMore && !isFetching && !isError && !onRequest;
  useEffect(() => {
    if (!end.current || !isIdle) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      rootMargin: `${LOAD_MORE_PX}px`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isIdle]);

  // Index of the game to focus once it is rendered, since the pressed button was removed.
  const focusAt = useRef<number | null>(null);
  useEffect(() => {
    const game = focusAt.current === null ? undefined : games[focusAt.current];
    if (!game) return;
    focusAt.current = null;
    end.current?.parentElement?.querySelector<HTMLElement>(`a[href="${gamePath(game)}"]`)?.focus();
  });
  return (
    <>
      {games.length > 0 ? children(games) : null}
      <End
        ref={(element: HTMLElement | null) => {
          end.current = element;
        }}
        data-apart=""
        className="col-span-full flex min-h-[44px] flex-wrap items-center justify-center gap-4"
      >
        <MoreGames
          isLoading={isFetching}
          isError={isError}
          hasMore={hasMore}
          failure={failure}
          href={href}
          onLoad={(event: MouseEvent) => {
            // Clicks by keyboard have no count.
            focusAt.current = event.detail === 0 ? games.length : null;
            load();
          }}
        />
      </End>
    </>
  );
}

function newOnes<Game extends { id: number }>(games: Game[], rendered: readonly number[]): Game[] {
  const seen = new Set(rendered);
  return games.filter(({ id }) => !seen.has(id) && seen.add(id));
}
