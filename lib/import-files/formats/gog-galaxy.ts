import { yearOf } from "../dates.ts";
import { parseHours } from "../durations.ts";
import type { FileCopy } from "../entry.ts";
import { type Format, hasColumns, readRows } from "../format.ts";
import { toRating } from "../ratings.ts";

const CONSOLE_STORES = /xbox|playstation|psn|nintendo/i;

/** What the GOG Galaxy Export Script writes. */
export const gogGalaxy: Format = {
  id: "gog-galaxy",
  name: "GOG Galaxy",
  recognizes: (part) =>
    hasColumns(part, "title", "platformlist") || hasColumns(part, "title", "originaltitle", "gamemins"),
  read: (parts) =>
    readRows(parts, (row, result) => {
      const hours = result.read("time", "gameMins", row.get("gamemins"), (text) =>
        parseHours(text, "minutes"),
      );
      result.add(row.line, {
        title: row.get("title"),
        year: yearOf(row.get("releasedate", "originalreleasedate")),
        // It has no status.
        statusWord: hours === null ? "Never played" : "Played",
        status: null,
        rating: result.read("rating", "myRating", row.get("myrating"), (text) => toRating(text, 5)),
        hours,
        tags: listOf(row.get("tags")),
        copies: listOf(row.get("platformlist")).map(copyOf),
      });
    }),
};

/** Divided by tabs, or a list of Python. */
function listOf(cell: string): string[] {
  return cell
    .replace(/^[[{]|[\]}]$/g, "")
    .split(/[\t,;]/)
    .map((part) => part.trim().replace(/^['"]|['"]$/g, ""))
    .filter((part) => part !== "" && part !== "set()");
}

function copyOf(store: string): Partial<FileCopy> {
  return { platform: CONSOLE_STORES.test(store) ? null : "PC", store, medium: "digital" };
}
