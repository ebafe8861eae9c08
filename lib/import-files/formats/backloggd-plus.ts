import { datesOf } from "../columns/dates.ts";
import { markOf } from "../columns/marks.ts";
import { toHours } from "../durations.ts";
import { type Format, hasColumns, type Result, readTables, valuesOf } from "../format.ts";
import { toNumber } from "../numbers.ts";
import { toRating } from "../ratings.ts";
import { playedStatus, type RowStatus } from "../status-words.ts";
import type { Row } from "../table.ts";

export const backloggdPlus: Format = {
  id: "backloggd-plus",
  name: "Backloggd (Backloggd Plus)",
  recognizes: (part) => hasColumns(part, "in backlog", "in wishlist", "backloggd url"),
  read: (parts) =>
    readTables(parts, (table) => {
      const dates = datesOf(valuesOf(table, "start date", "finish date"));
      return (row, result) => {
        const finishedOn = result.read("date", "Finish Date", row.get("finish date"), dates.day);
        result.add(row.line, {
          title: row.get("game name"),
          slug: slugOf(row.get("backloggd url")),
          ...statusOf(row, finishedOn !== null),
          rating: result.read("rating", "Rating", row.get("rating"), ratingOf),
          hours: hoursOf(row, "Total", result) ?? hoursOf(row, "Playthrough", result),
          startedOn: result.read("date", "Start Date", row.get("start date"), dates.day),
          finishedOn,
          notes: row.get("review"),
        });
      };
    }),
};

/** The last part of the URL, which is IGDB's slug. */
function slugOf(url: string): string | null {
  return /\/games\/([a-z0-9-]+)\/?(?:[?#].*)?$/i.exec(url)?.[1]?.toLowerCase() ?? null;
}

/** Stars, or 1–10 as the site stores it. */
function ratingOf(text: string): number | null {
  return toRating(text, (toNumber(text) ?? 0) > 5 ? 10 : 5);
}

function hoursOf(row: Row, kind: "Total" | "Playthrough", result: Result): number | null {
  const [hours, minutes] = ["Hours", "Minutes"].map((unit) => {
    const column = `${kind} ${unit}`;
    return result.read("time", column, row.get(column.toLowerCase()), toNumber) ?? 0;
  });
  return toHours((hours ?? 0) * 60 + (minutes ?? 0), "minutes");
}

/** Several flags may be set: the first of these counts. */
function statusOf(row: Row, isFinished: boolean): RowStatus {
  const has = (column: string) => markOf(row.get(column)) === true;
  if (has("currently playing")) return { statusWord: "Currently playing", status: "playing" };
  if (has("mastered")) return { statusWord: "Mastered", status: "completed" };
  if (has("played")) return playedStatus(isFinished);
  if (has("in backlog")) return { statusWord: "In backlog", status: "want" };
  if (has("in wishlist")) return { statusWord: "In wishlist", status: "want" };
  return { statusWord: "", status: null };
}
