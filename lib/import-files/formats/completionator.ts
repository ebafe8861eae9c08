import { currencyOf, mediumOf, partsOfCell, toPrice } from "../copies.ts";
import { dateOrderOf, parseDate, parseTime, yearOf } from "../dates.ts";
import type { DateOrder, FileCopy } from "../entry.ts";
import { type Format, hasColumns, type Result, readTables, valuesOf } from "../format.ts";
import { toRating } from "../ratings.ts";
import type { RowStatus } from "../status-words.ts";
import type { Row } from "../table.ts";

/** The export of a collection; each row is a copy. */
export const completionator: Format = {
  id: "completionator",
  name: "Completionator",
  recognizes: (part) =>
    hasColumns(part, "name", "now playing", "backlogged", "ownership status", "progress status"),
  read: (parts) =>
    readTables(parts, (table) => {
      // Months come first in exports; a spreadsheet may have saved them otherwise.
      const order = dateOrderOf(valuesOf(table, "added on", "acquisition date")) === "dmy" ? "dmy" : "mdy";
      return (row, result) => addCopy(row, order, result);
    }),
};

function addCopy(row: Row, order: DateOrder, result: Result): void {
  const isOwned = row.get("ownership status").toLowerCase() === "owned";
  const copy = isOwned ? copyOf(row, order, result) : null;
  result.add(row.line, {
    title: row.get("name"),
    platform: row.get("platform"),
    year: yearOf(row.get("initial release date")),
    ...statusOf(row),
    rating: result.read("rating", "Rating", row.get("rating"), (text) => toRating(text, 10)),
    addedAt: result.read("date", "Added On", row.get("added on"), (text) => parseTime(text, order)),
    tags: partsOfCell(row.get("tags")),
    copies: copy ? [copy] : [],
    // Without a currency, a copy has no price.
    notes: copy?.price && !copy.currency ? `Amount paid: ${row.get("amt. paid")}` : "",
  });
}

/** `Digital (Steam)` names the store; what `Physical (Complete)` has in brackets is a condition. */
function copyOf(row: Row, order: DateOrder, result: Result): Partial<FileCopy> {
  const format = row.get("format");
  const medium = mediumOf(format.split("(", 1)[0] ?? "");
  const store = medium === "digital" ? /\(([^)]*)\)/.exec(format)?.[1] : null;
  const paid = row.get("amt. paid");
  return {
    platform: row.get("platform"),
    store: store || row.get("acquisition source"),
    medium,
    boughtOn: result.read("date", "Acquisition Date", row.get("acquisition date"), (text) =>
      parseDate(text, order),
    ),
    price: result.read("number", "Amt. Paid", paid, (text) => toPrice(text, ".")),
    currency: currencyOf(paid),
  };
}

function statusOf(row: Row): RowStatus {
  const is = (column: string, value: string) => row.get(column).toLowerCase() === value;
  if (is("now playing", "yes")) return { statusWord: "Now Playing", status: "playing" };
  if (is("progress status", "finished") || is("progress status", "completionated")) {
    return { statusWord: row.get("progress status"), status: "completed" };
  }
  if (is("ownership status", "wishlist")) return { statusWord: "Wishlist", status: "want" };
  if (is("backlogged", "yes")) return { statusWord: "Backlogged", status: "want" };
  return { statusWord: row.get("progress status"), status: null };
}
