import { datesOf } from "../columns/dates.ts";
import { yearOf } from "../dates.ts";
import { type Format, isTableOf, readTables, valuesOf } from "../format.ts";
import { toRating } from "../ratings.ts";
import { statusOfBackloggd } from "./backloggd-words.ts";

/** The CSV that other programs write for Backloggd, RomM among them. */
export const backloggdImportable: Format = {
  id: "backloggd-importable",
  name: "CSV for Backloggd (RomM)",
  recognizes: (part) => isTableOf(part, "game", "year released", "rating", "status", "date played"),
  read: (parts) =>
    readTables(parts, (table) => {
      const dates = datesOf(valuesOf(table, "date played"));
      return (row, result) => {
        const status = statusOfBackloggd(row.get("status"));
        const playedOn = result.read("date", "Date Played", row.get("date played"), dates.day);
        result.add(row.line, {
          title: row.get("game"),
          year: yearOf(row.get("year released")),
          rating: result.read("rating", "Rating", row.get("rating"), (text) => toRating(text, 5)),
          ...status,
          ...(status.status === "completed" ? { finishedOn: playedOn } : { startedOn: playedOn }),
        });
      };
    }),
};
