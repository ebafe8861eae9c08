"use client";

import { RowStatus } from "@/components/collection/islands";
import { GameCover } from "@/components/games/game-cover";
import { Link } from "@/components/ui/link";
import type { ListEntry } from "@/lib/lists/schema";

const COVER_SIZES = "(min-width:768px) 84px,64px";

type ListRowProps = {
  entry: Omit<ListEntry, "rating">;
  /** Null in a list without numbers. */
  rank: number | null;
  priority: boolean;
};

/** A client component, because its props take less of the page than its elements would. */
export function ListRow({ entry, rank, priority }: ListRowProps) {
  const { gameId, name, path, coverUrl, releaseDate, releasePeriod, note, isAdult } = entry;
  return (
    <li className="list-row">
      {rank === null ? null : <span className="list-rank">{rank}</span>}
      <Link href={path} className="list-game">
        <GameCover
          name={name}
          coverUrl={coverUrl}
          sizes={COVER_SIZES}
          priority={priority}
          isAdult={isAdult}
        />
        <span className="list-text">
          <b>{name}</b> {releaseDate === null ? null : <small>{releaseDate.slice(0, 4)}</small>}
          {note ? <i>{note}</i> : null}
        </span>
      </Link>
      <span className="list-status">
        <RowStatus game={{ id: gameId, name, releaseDate, releasePeriod }} />
      </span>
    </li>
  );
}
