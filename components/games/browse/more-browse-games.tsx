"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import type { GameListFilter } from "@/lib/games/keys";

export type MoreBrowseGamesProps = {
  filter: GameListFilter;
  offset: number;
  /** The next page's address, for browsers without JavaScript and for crawlers; null after the last numbered page. */
  href: string | null;
  /** The games of the rendered page. */
  shownIds: number[];
};

const MoreBrowseGamesLive = lazyPart(() =>
  import("./more-browse-games-live").then((module) => module.MoreBrowseGamesLive),
);

/** The end of a list. Until its script has loaded, it is the rendered link to the next page. */
export function MoreBrowseGames(props: MoreBrowseGamesProps) {
  return (
    <Suspense>
      <MoreBrowseGamesLive {...props} />
    </Suspense>
  );
}
