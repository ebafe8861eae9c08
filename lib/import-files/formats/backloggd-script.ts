import { type Format, isTableOf, readRows } from "../format.ts";
import { toRating } from "../ratings.ts";
import { statusOfBackloggd } from "./backloggd-words.ts";

/** What a script writes that users run in the browser's console. */
export const backloggdScript: Format = {
  id: "backloggd-script",
  name: "Backloggd (CSV Exporter)",
  recognizes: (part) => isTableOf(part, "title", "rating", "status", "backlog"),
  read: (parts) =>
    readRows(parts, (row, result) => {
      const isInBacklog = row.get("backlog").toLowerCase() === "yes";
      result.add(row.line, {
        title: row.get("title"),
        rating: result.read("rating", "Rating", row.get("rating"), (text) => toRating(text, 5)),
        ...statusOfBackloggd(row.get("status") || (isInBacklog ? "Backlog" : "")),
      });
    }),
};
