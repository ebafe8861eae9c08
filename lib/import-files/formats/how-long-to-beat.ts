import { parseDate, parseTime } from "../dates.ts";
import { secondsOfClock, toHours } from "../durations.ts";
import { columnsOf, type Format, hasColumns, type Part, readRows } from "../format.ts";
import { ratingOf, toNumber } from "../numbers.ts";
import { type RowStatus, statusOfWord } from "../status-words.ts";
import type { Row } from "../table.ts";

const TIMES = ["progress", "main story", "main + extras", "completionist"];

export const howLongToBeat: Format = {
  id: "howlongtobeat",
  name: "HowLongToBeat",
  recognizes: (part) => hasColumns(part, "retired notes", "main + extras", "completionist"),
  read: (parts) =>
    readRows(parts, (row, result, part) => {
      const seconds = TIMES.map((name) => secondsOf(row.get(name)));
      result.add(row.line, {
        title: row.get("title"),
        platform: row.get("platform"),
        ...statusOf(row, customTabs(part)),
        rating: ratingOf(toNumber(row.get("review")), 100),
        hours: toHours(Math.max(...seconds), "seconds"),
        startedOn: parseDate(row.get("start date")),
        // Older exports have two columns of the name "Completed": a mark and this date.
        finishedOn: parseDate(row.get("completion date", "completed (2)")),
        addedAt: parseTime(row.get("added")),
        notes: [row.get("general notes"), row.get("review notes"), row.get("retired notes")]
          .filter((note) => note !== "")
          .join("\n\n"),
      });
    }),
};

/** `8:35:30`, `46:30` (minutes), `32` (seconds), `--` for none. */
function secondsOf(time: string): number {
  return secondsOfClock(time) ?? toNumber(time) ?? 0;
}

/** The columns between `Replay` and `Completed`, which have the names that the user gave to these tabs. */
function customTabs(part: Part): string[] {
  const columns = columnsOf(part);
  return columns.slice(columns.indexOf("replay") + 1, columns.indexOf("completed"));
}

function statusOf(row: Row, customTabs: string[]): RowStatus {
  const has = (column: string) => row.get(column).toLowerCase() === "x";
  if (has("retired")) return { statusWord: "Retired", status: "dropped" };
  if (has("playing")) return { statusWord: "Playing", status: "playing" };
  if (has("replay")) return { statusWord: "Replay", status: "playing" };
  if (has("completed")) return { statusWord: "Completed", status: "completed" };
  const custom = customTabs.filter(has);
  const clear = custom.find((tab) => statusOfWord(tab));
  if (clear) return { statusWord: capitalized(clear), status: statusOfWord(clear) };
  if (has("backlog")) return { statusWord: "Backlog", status: "want" };
  return { statusWord: custom[0] ? capitalized(custom[0]) : "On no list", status: null };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
