import { yearOf } from "../dates.ts";
import { parseHours } from "../durations.ts";
import { type Format, hasColumns, readRows } from "../format.ts";
import { toId } from "../numbers.ts";

/** What web pages that list a Steam library write. Their scores are those of critics and of all players. */
export const steamLibrary: Format = {
  id: "steam-library",
  name: "Steam library",
  recognizes: (part) => hasColumns(part, "game", "id", "hours", "last_played"),
  read: (parts) =>
    readRows(parts, (row, result) => {
      const id = toId(row.get("id"));
      const hours = result.read("time", "hours", row.get("hours"), (text) => parseHours(text, "hours"));
      result.add(row.line, {
        title: row.get("game"),
        year: yearOf(row.get("release_date")),
        store: id === null ? null : { source: 1, uid: String(id) },
        statusWord: hours === null ? "Never played" : "Played",
        status: null,
        hours,
        copies: [{ platform: "PC", store: "Steam", medium: "digital" }],
      });
    }),
};
