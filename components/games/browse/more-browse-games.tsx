"use client";

import { island } from "@/components/ui/island";
import type { GameListFilter } from "@/lib/games/keys";

export type MoreBrowseGamesProps = {
  filter: GameListFilter;
  offset: number;
  /** The next page's address, for browsers without JavaScript and for crawlers; null after the last numbered page. */
  href: string | null;
  /** The games of the rendered page. */
  shownIds: number[];
};

/** The end of a list. Until its script has loaded, it is the rendered link to the next page. */
export const MoreBrowseGames = island(() =>
  import("./following-pages").then((module) => module.FollowingPages),
);
