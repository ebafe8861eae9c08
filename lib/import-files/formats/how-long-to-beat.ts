import { markOf } from "../columns/marks.ts";
import { dateOrderOf, parseDate, parseTime } from "../dates.ts";
import { secondsOfClock, toHours } from "../durations.ts";
import type { DateOrder } from "../entry.ts";
import { type Format, hasColumns, type Result, readTables, valuesOf } from "../format.ts";
import { toNumber } from "../numbers.ts";
import { toRating } from "../ratings.ts";
import { type RowStatus, statusOfWord } from "../status-words.ts";
import type { Row, Table } from "../table.ts";

/** The time until each of them was reached: the largest counts. */
const TIMES = ["Progress", "Main Story", "Main + Extras", "Completionist", "Speed Any%", "Speed 100%"];
const WITH_OTHERS = ["Co-Op", "Multi-Player"];
const RUN_NOTES = ["Main Story", "Main + Extras", "Completionist", "Speed Any%", "Speed 100%"];
const DATES = ["start date", "completion date", "completed (2)", "added", "updated"];

export const howLongToBeat: Format = {
  id: "howlongtobeat",
  name: "HowLongToBeat",
  recognizes: (part) => hasColumns(part, "retired notes", "main + extras", "completionist"),
  read: (parts) =>
    readTables(parts, (table) => {
      // A spreadsheet may have saved the dates in its own layout.
      const found = dateOrderOf(valuesOf(table, ...DATES));
      const order = found === "ask" ? null : found;
      const tabs = customTabs(table);
      return (row, result) => addRun(row, tabs, order, result);
    }),
};

/** A row is a run. */
function addRun(row: Row, tabs: string[], order: DateOrder | null, result: Result): void {
  const date = (name: string, ...columns: string[]) =>
    result.read("date", name, row.get(...columns), (text) => parseDate(text, order));
  const seconds = (name: string) => result.read("time", name, row.get(name.toLowerCase()), secondsOf) ?? 0;
  const [times, others] = [TIMES.map(seconds), WITH_OTHERS.map(seconds)];
  const storefront = row.get("storefront");
  const platform = row.get("platform");
  const notes = RUN_NOTES.flatMap((name) => {
    const note = row.get(`${name.toLowerCase()} notes`);
    return note ? [`${name}: ${note}`] : [];
  });
  result.add(row.line, {
    title: row.get("title"),
    platform,
    ...statusOf(row, tabs),
    rating: result.read("rating", "Review", row.get("review"), (text) => toRating(text, 100)),
    hours: toHours(
      Math.max(
        ...times,
        others.reduce((sum, time) => sum + time, 0),
      ),
      "seconds",
    ),
    startedOn: date("Start Date", "start date"),
    // Older exports have two columns of the name "Completed": a mark and this date.
    finishedOn: date("Completion Date", "completion date", "completed (2)"),
    addedAt: result.read("date", "Added", row.get("added"), (text) => parseTime(text, order)),
    notes: [row.get("general notes"), row.get("review notes")].filter((note) => note !== "").join("\n\n"),
    playNote: [...notes, row.get("retired notes")].filter((note) => note !== "").join("\n\n"),
    ...(storefront && { copies: [{ platform, store: storefront }] }),
  });
}

/** `8:35:30`, `46:30` (minutes), `32` (seconds), `--` for none. */
function secondsOf(time: string): number | null {
  return secondsOfClock(time) ?? toNumber(time);
}

/** The columns between `Replay` and `Completed`, which have the names that the user gave to these tabs. */
function customTabs(table: Table): string[] {
  const columns = table.columns.map((name) => name.toLowerCase());
  return columns.slice(columns.indexOf("replay") + 1, columns.indexOf("completed"));
}

function statusOf(row: Row, tabs: string[]): RowStatus {
  const has = (column: string) => markOf(row.get(column)) === true;
  if (has("retired")) return { statusWord: "Retired", status: "dropped" };
  if (has("playing")) return { statusWord: "Playing", status: "playing" };
  if (has("replay")) return { statusWord: "Replay", status: "playing" };
  if (has("completed")) return { statusWord: "Completed", status: "completed" };
  const custom = tabs.filter(has);
  const clear = custom.find((tab) => statusOfWord(tab));
  if (clear) return { statusWord: capitalized(clear), status: statusOfWord(clear) };
  if (has("backlog")) return { statusWord: "Backlog", status: "want" };
  return { statusWord: custom[0] ? capitalized(custom[0]) : "On no list", status: null };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
