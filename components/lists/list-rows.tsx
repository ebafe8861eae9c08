import type { ListEntry } from "@/lib/lists/schema";
import { ListRow } from "./list-row";
import "./lists.css";

/** The first row on phones. */
const FETCHED_FIRST = 4;

type ListRowsProps = { entries: readonly ListEntry[]; first: number; isRanked: boolean };

/** Games one below the other, with their number and note. */
export function ListRows({ entries, first, isRanked }: ListRowsProps) {
  const Tag = isRanked ? "ol" : "ul";
  return (
    <Tag {...(isRanked && first > 1 ? { start: first } : {})}>
      {entries.map(({ rating: _rating, ...entry }, index) => (
        <ListRow
          key={entry.gameId}
          entry={entry}
          rank={isRanked ? first + index : null}
          priority={index < FETCHED_FIRST}
        />
      ))}
    </Tag>
  );
}
