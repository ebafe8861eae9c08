import { parseDate, parseTime } from "../dates.ts";
import { parseHours } from "../durations.ts";
import type { ImportStatus } from "../entry.ts";
import { type Format, hasColumns, readRows } from "../format.ts";
import { ratingOf, toId, toNumber } from "../numbers.ts";

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
    readRows(parts, (row, result) => {
      if (row.get("media_type").toLowerCase() !== "game") {
        result.skip("Not a game");
        return;
      }
      const statusWord = row.get("status");
      result.add(row.line, {
        title: row.get("title"),
        igdbId: row.get("source").toLowerCase() === "igdb" ? toId(row.get("media_id")) : null,
        statusWord,
        status: STATUSES.get(statusWord.toLowerCase()) ?? null,
        rating: ratingOf(toNumber(row.get("score")), 10),
        hours: parseHours(row.get("progress"), "minutes"),
        startedOn: parseDate(row.get("start_date")),
        finishedOn: parseDate(row.get("end_date")),
        addedAt: parseTime(row.get("created_at")),
        notes: row.get("notes"),
      });
    }),
};
