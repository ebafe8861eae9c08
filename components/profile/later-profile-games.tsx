"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { MoreOf } from "@/components/games/more-of";
import type { ProfileList } from "@/lib/profile/profile-route";
import { publicGamesOptions } from "@/lib/profile/queries";
import { ProfileGame } from "./profile-game";

type LaterProfileGamesProps = {
  username: string;
  list: ProfileList;
  /** The first page to append. */
  page: number;
  rendered: readonly number[];
  href: string;
};

export function LaterProfileGames({ username, list, page, ...rest }: LaterProfileGamesProps) {
  const query = useInfiniteQuery(publicGamesOptions(username, list, page));
  return (
    <MoreOf as="li" query={query} {...rest}>
      {(games) => games.map((game) => <ProfileGame key={game.id} game={game} />)}
    </MoreOf>
  );
}
