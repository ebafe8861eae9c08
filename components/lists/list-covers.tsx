import { Boards } from "@/components/games/boards";
import type { ListEntry } from "@/lib/lists/schema";
import { ListCover } from "./list-cover";
import "./lists.css";

const FETCHED_FIRST = 3;

/** Games on their boards, each with its name below. */
export function ListCovers({ entries }: { entries: readonly ListEntry[] }) {
  return (
    // Always covers, whatever view the visitor chose.
    <div data-view="grid">
      <Boards className="grid-cols-3 sm:grid-cols-4 lg:grid-cols-5 xl:grid-cols-6">
        {entries.map(({ rating: _rating, note: _note, ...entry }, index) => (
          <ListCover
            key={entry.gameId}
            entry={entry}
            priority={index < FETCHED_FIRST}
            isLast={index === entries.length - 1}
          />
        ))}
      </Boards>
    </div>
  );
}
