"use client";

import { QuickActions } from "@/components/collection/quick-actions";
import { Board } from "@/components/games/boards";
import { GameCover } from "@/components/games/game-cover";
import { Link } from "@/components/ui/link";
import type { ListEntry } from "@/lib/lists/schema";

const COVER_SIZES = "(min-width:1280px) 196px,(min-width:1024px) 19vw,(min-width:640px) 23vw,31vw";

export type ListCoverProps = {
  entry: Omit<ListEntry, "rating" | "note">;
  priority: boolean;
  isLast: boolean;
};

/** A client component, because its props take less of the page than its elements would. */
export function ListCover({
  entry: { gameId, name, path, coverUrl, isAdult, ...release },
  priority,
  isLast,
}: ListCoverProps) {
  return (
    <li className="group relative">
      <Link href={path} className="block rounded-cover">
        <GameCover
          name={name}
          coverUrl={coverUrl}
          sizes={COVER_SIZES}
          priority={priority}
          isAdult={isAdult}
          className="cover-lifting"
        />
        <span className="sr-only">{name}</span>
      </Link>
      <QuickActions game={{ id: gameId, name, ...release }} />
      <Board isLast={isLast} />
      <span aria-hidden="true" className="list-cover-name">
        {name}
      </span>
    </li>
  );
}
