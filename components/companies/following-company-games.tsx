"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { type MouseEvent, useEffect, useRef } from "react";
import { CatalogueGrid } from "@/components/collection/catalogue-grid";
import { MoreGames } from "@/components/games/more-games";
import { isKeyClick } from "@/components/ui/is-key-click";
import { companyGamesOptions } from "@/lib/companies/queries";
import type { MoreCompanyGamesProps } from "./more-company-games";

type Props = Omit<MoreCompanyGamesProps, "href"> & {
  /** Loaded by the keyboard: the focus moves to the new games. */
  byKeyboard: boolean;
};

/** The games after the server-rendered ones, and the button for more. */
export function FollowingCompanyGames({ companyId, list, offset, byKeyboard }: Props) {
  const query = useInfiniteQuery(companyGamesOptions(companyId, list, offset));
  const games = query.data?.pages.flatMap((page) => page.games) ?? [];
  const isLoading = query.isPending || query.isFetchingNextPage;
  const isError = !isLoading && (query.isError || query.isFetchNextPageError);
  const end = useRef<HTMLDivElement>(null);
  // The card to focus when it is rendered: the pressed button was removed, or is after all cards.
  const goOnAt = useRef(byKeyboard ? 0 : null);
  useEffect(() => {
    const index = goOnAt.current;
    if (index === null || index >= games.length) return;
    goOnAt.current = null;
    end.current?.previousElementSibling?.children[index]?.querySelector("a")?.focus();
  }, [games.length]);
  const proceed = (event: MouseEvent) => {
    goOnAt.current = isKeyClick(event) ? games.length : null;
    void (query.data ? query.fetchNextPage() : query.refetch());
  };
  return (
    <>
      {games.length > 0 ? <CatalogueGrid games={games} leading={false} /> : null}
      <div
        ref={end}
        className="col-span-full mt-3 flex min-h-[42px] flex-wrap items-center justify-center gap-4"
      >
        <MoreGames isLoading={isLoading} isError={isError} hasMore={query.hasNextPage} onLoad={proceed} />
      </div>
    </>
  );
}
