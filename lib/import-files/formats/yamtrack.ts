import { datesOf } from "../columns/dates.ts";
import { parseHours } from "../durations.ts";
import type { ImportStatus } from "../entry.ts";
import { type Format, hasColumns, readTables, valuesOf } from "../format.ts";
import { toId } from "../numbers.ts";
import { toRating } from "../ratings.ts";

const STATUSES = new Map<string, ImportStatus>([
  ["completed", "completed"],
  ["in progress", "playing"],
  ["repeating", "playing"],
  ["planning", "want"],
  ["paused", "paused"],
  ["dropped", "dropped"],
]);

export const yamtrack: Format = {
  id: "yamtrack",
  name: "Yamtrack",
  recognizes: (part) => hasColumns(part, "media_id", "source", "media_type"),
  read: (parts) =>
    readTables(parts, (table) => {
      const dates = datesOf(valuesOf(table, "start_date", "end_date", "created_at"));
      return (row, result) => {
        if (row.get("media_type").toLowerCase() !== "game") {
          result.skip("Not a game");
          return;
        }
        const statusWord = row.get("status");
        const date = (name: string) => result.read("date", name, row.get(name), dates.day);
        result.add(row.line, {
          title: row.get("title"),
          igdbId: row.get("source").toLowerCase() === "igdb" ? toId(row.get("media_id")) : null,
          statusWord,
          status: STATUSES.get(statusWord.toLowerCase()) ?? null,
          rating: result.read("rating", "score", row.get("score"), (text) => toRating(text, 10)),
          hours: result.read("time", "progress", row.get("progress"), (text) => parseHours(text, "minutes")),
          startedOn: date("start_date"),
          finishedOn: date("end_date"),
          addedAt: result.read("date", "created_at", row.get("created_at"), dates.time),
          notes: row.get("notes"),
        });
      };
    }),
};
