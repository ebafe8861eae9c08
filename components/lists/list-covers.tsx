import type { ListEntry } from "@/lib/lists/schema";
import { ListCover } from "./list-cover";
import "./lists.css";

const FETCHED_FIRST = 3;

/** Games as covers, each with its name below. */
export function ListCovers({ entries }: { entries: readonly ListEntry[] }) {
  return (
    // Always covers, whatever view the visitor chose.
    <div data-view="grid">
      <ul className="game-grid">
        {entries.map(({ rating: _rating, note: _note, ...entry }, index) => (
          <ListCover key={entry.gameId} entry={entry} priority={index < FETCHED_FIRST} />
        ))}
      </ul>
    </div>
  );
}
