import { yearOf } from "../dates.ts";
import { type Format, hasColumns, type Part, readRows } from "../format.ts";
import { toId } from "../numbers.ts";
import { type RowStatus, statusOfWord } from "../status-words.ts";

export const igdbList: Format = {
  id: "igdb-list",
  name: "IGDB list",
  recognizes: (part) => hasColumns(part, "id", "game", "url", "category", "release_date"),
  // Its ratings and platforms are IGDB's, not the user's.
  read: (parts) =>
    readRows(parts, (row, result, part) => {
      result.add(row.line, {
        title: row.get("game"),
        year: yearOf(row.get("release_date")),
        igdbId: toId(row.get("id")),
        ...statusOf(part),
      });
    }),
};

/** The name of the file is the status of all of its games. */
function statusOf(part: Part): RowStatus {
  const name = part.name.replace(/\.\w+$/, "").replace(/ ?\(\d+\)$/, "");
  const words = name.replace(/[_-]+/g, " ").trim();
  return { statusWord: words, status: statusOfWord(words) };
}
