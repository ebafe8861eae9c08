import { parseDate, yearOf } from "../dates.ts";
import { type Format, isTableOf, readRows } from "../format.ts";
import { toRating } from "../ratings.ts";
import { statusOfBackloggd } from "./backloggd-words.ts";

/** The CSV that other programs write for Backloggd, RomM among them. */
export const backloggdImportable: Format = {
  id: "backloggd-importable",
  name: "CSV for Backloggd (RomM)",
  recognizes: (part) => isTableOf(part, "game", "year released", "rating", "status", "date played"),
  read: (parts) =>
    readRows(parts, (row, result) => {
      const status = statusOfBackloggd(row.get("status"));
      const playedOn = parseDate(row.get("date played"));
      result.add(row.line, {
        title: row.get("game"),
        year: yearOf(row.get("year released")),
        rating: toRating(row.get("rating"), 5),
        ...status,
        ...(status.status === "completed" ? { finishedOn: playedOn } : { startedOn: playedOn }),
      });
    }),
};
