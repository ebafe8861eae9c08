"use client";

import { QuickActions } from "@/components/collection/quick-actions";
import { GameCover } from "@/components/games/game-cover";
import { RatingBadge } from "@/components/games/rating-badge";
import { Link } from "@/components/ui/link";
import type { ListEntry } from "@/lib/lists/schema";

const COVER_SIZES = "(min-width:768px) 92px,68px";

export type ListRowProps = {
  entry: ListEntry;
  /** Null in a list without numbers. */
  rank: number | null;
  priority: boolean;
};

/** A client component, because its props take less of the page than its elements would. */
export function ListRow({ entry, rank, priority }: ListRowProps) {
  const { gameId, name, path, coverUrl, releaseDate, releasePeriod, rating, note, isAdult } = entry;
  return (
    <li className="group relative">
      <Link href={path} className="list-row">
        {rank === null ? null : (
          <span className="list-rank" {...(rank <= 3 ? { "data-top": "" } : {})}>
            {rank}
          </span>
        )}
        <GameCover
          name={name}
          coverUrl={coverUrl}
          sizes={COVER_SIZES}
          priority={priority}
          isAdult={isAdult}
          className="cover-lifting"
        />
        <span className="list-text">
          <b>{name}</b>
          {releaseDate === null ? null : <small>{releaseDate.slice(0, 4)}</small>}
          {note ? <i>{note}</i> : null}
        </span>
        <RatingBadge rating={rating} />
      </Link>
      <QuickActions game={{ id: gameId, name, releaseDate, releasePeriod }} />
    </li>
  );
}
