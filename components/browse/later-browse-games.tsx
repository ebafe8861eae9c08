"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { CatalogueGrid } from "@/components/collection/catalogue-grid";
import { MoreOf } from "@/components/games/more-of";
import { AppError } from "@/lib/errors";
import type { GameListFilter } from "@/lib/games/keys";
import { gameListOptions } from "@/lib/games/queries";

type LaterBrowseGamesProps = {
  filter: GameListFilter;
  offset: number;
  /** The next page's address; null after the last numbered page. */
  href: string | null;
  /** The games of the rendered page. */
  shownIds: number[];
};

export function LaterBrowseGames({ filter, offset, href, shownIds }: LaterBrowseGamesProps) {
  const query = useInfiniteQuery(gameListOptions(filter, offset));
  return (
    <MoreOf query={query} rendered={shownIds} href={href} failure={failureOf(query.error, filter)}>
      {(games) => <CatalogueGrid games={games} leading={false} shared />}
    </MoreOf>
  );
}

/** The server's message, or the spec's for the popular games. */
function failureOf(error: Error | null, { list, dev, pub, q }: GameListFilter): string | undefined {
  if (error instanceof AppError && error.code !== "internal") return error.message;
  const isPopular = list === "popular" && dev === undefined && pub === undefined && !q;
  return isPopular ? "Failed to fetch popular games" : undefined;
}
