import { datesOf } from "../columns/dates.ts";
import { markOf } from "../columns/marks.ts";
import { mediumOf, partsOfCell } from "../copies.ts";
import type { Draft } from "../draft.ts";
import type { FileCopy } from "../entry.ts";
import { addRows, type Format, hasColumns, type Part, Result, valuesOf } from "../format.ts";
import { toRating } from "../ratings.ts";
import type { RowStatus } from "../status-words.ts";
import type { Row } from "../table.ts";

type Dates = ReturnType<typeof datesOf>;

export const darkadia: Format = {
  id: "darkadia",
  name: "Darkadia",
  recognizes: (part) => hasColumns(part, "name", "owned", "played", "dominated", "shelved", "platforms"),
  // A row without a name is a further copy of the game above.
  read(parts) {
    const result = new Result();
    for (const part of parts.flatMap(withShortRows)) {
      if (parts.length > 1) result.fileName = part.name;
      const games: { row: Row; copies: Row[] }[] = [];
      addRows(part, result, (row) => {
        const last = games.at(-1);
        if (row.get("name") === "" && last) last.copies.push(row);
        else games.push({ row, copies: [row] });
      });
      // A spreadsheet may have saved the dates in its own layout.
      const dates = datesOf(part.kind === "table" ? valuesOf(part.table, "added", "copy purchase date") : []);
      for (const { row, copies } of games) result.add(row.line, toDraft(row, copies, dates, result));
    }
    return result;
  },
};

/** Its rows may end before the notes. */
function withShortRows(part: Part): Part[] {
  if (part.kind !== "table") return [];
  const rows = [...part.table.rows, ...part.table.shortRows].sort((a, b) => a.line - b.line);
  return [{ ...part, table: { ...part.table, rows, shortRows: [] } }];
}

function toDraft(row: Row, rows: Row[], dates: Dates, result: Result): Draft {
  const platforms = partsOfCell(row.get("platforms"));
  const copies = rows
    .map((copy) => copyOf(copy, dates, result))
    .filter((copy) => Object.values(copy).some(Boolean));
  const labels = rows.map((copy) => copy.get("copy label")).filter(Boolean);
  const remarks = rows.flatMap((copy) =>
    ["copy box notes", "copy manual notes", "copy complete notes"].map((name) => copy.get(name)),
  );
  const isOwned = markOf(row.get("owned")) === true;
  return {
    title: row.get("name"),
    platform: copies[0]?.platform ?? platforms[0] ?? null,
    ...statusOf(row),
    rating: result.read("rating", "Rating", row.get("rating"), (text) => toRating(text, 5)),
    addedAt: result.read("date", "Added", row.get("added"), dates.time),
    notes: [row.get("notes"), ...remarks].filter(Boolean).join("\n\n"),
    tags: markOf(row.get("loved")) ? ["Loved", ...labels] : labels,
    copies: copies.length > 0 || !isOwned ? copies : platforms.map((platform) => ({ platform })),
  };
}

function copyOf(row: Row, dates: Dates, result: Result): Partial<FileCopy> {
  const known = (name: string) => (/^other$/i.test(row.get(name)) ? row.get(`${name} other`) : row.get(name));
  return {
    platform: row.get("copy platform") || null,
    store: known("copy source") || null,
    medium: mediumOf(known("copy media")),
    boughtOn: result.read("date", "Copy purchase date", row.get("copy purchase date"), dates.day),
  };
}

/** Several marks may be set: the first of these counts. */
function statusOf(row: Row): RowStatus {
  const has = (column: string) => markOf(row.get(column)) === true;
  if (has("playing")) return { statusWord: "Playing", status: "playing" };
  const finished = ["dominated", "mastered", "finished"].find(has);
  if (finished) return { statusWord: "Finished", status: "completed" };
  if (has("shelved")) return { statusWord: "Shelved", status: "paused" };
  if (has("played")) return { statusWord: "Played, not finished", status: null };
  if (has("owned")) return { statusWord: "Owned, not played", status: "want" };
  return { statusWord: "Not owned", status: "want" };
}
