import { datesOf } from "../columns/dates.ts";
import { mediumOf, partsOfCell } from "../copies.ts";
import { yearOf } from "../dates.ts";
import { parseHours } from "../durations.ts";
import type { FileCopy, ImportStatus } from "../entry.ts";
import { type Format, hasColumns, isTableOf, type Result, readTables, valuesOf } from "../format.ts";
import { toId, toNumber } from "../numbers.ts";
import { toRating } from "../ratings.ts";
import type { RowStatus } from "../status-words.ts";
import type { Row } from "../table.ts";

export const infiniteBacklog: Format = {
  id: "infinite-backlog",
  name: "Infinite Backlog",
  recognizes: (part) =>
    hasColumns(part, "igdb id", "game name", "completion", "ownership") ||
    isTableOf(part, "igdb id", "game name", "game release date"),
  read: (parts) =>
    readTables(parts, (table) => {
      const dates = datesOf(valuesOf(table, "completion date", "date added", "acquisition date"));
      const isWishlist = !table.columns.some((name) => name.toLowerCase() === "completion");
      return (row, result) => {
        const game = {
          title: row.get("game name"),
          year: yearOf(row.get("game release date")),
          igdbId: toId(row.get("igdb id")),
        };
        if (isWishlist) result.add(row.line, { ...game, statusWord: "Wishlist", status: "want" });
        else if (row.get("type").toLowerCase().startsWith("dlc")) result.skip("Additional content (DLC)");
        else {
          const completed = result.read("date", "Completion date", row.get("completion date"), dates.day);
          const bought = row.get("acquisition date");
          const boughtOn = result.read("date", "Acquisition date", bought, dates.day);
          result.add(row.line, {
            ...game,
            platform: row.get("platform"),
            copies: copiesIn(row, boughtOn),
            tags: partsOfCell(row.get("tags")),
            ...statusOf(row),
            rating: result.read("rating", "Rating (Score)", row.get("rating (score)"), (text) =>
              toRating(text, 10),
            ),
            hours: result.read("time", "Playtime", row.get("playtime"), (text) =>
              parseHours(text, "minutes"),
            ),
            finishedOn: completed && cutTo(row.get("completion date type"), completed),
            addedAt: result.read("date", "Date added", row.get("date added"), dates.time),
            notes: [
              row.get("progress notes"),
              row.get("collection notes"),
              row.get("acquisition notes"),
              pricePaid(row, result),
            ]
              .filter(Boolean)
              .join("\n\n"),
          });
        }
      };
    }),
};

/** In hundredths, written to the notes: a copy's price needs a currency, and the file names none. */
function pricePaid(row: Row, result: Result): string {
  const hundredths = result.read("number", "Amount paid", row.get("amount paid"), toNumber);
  return hundredths ? `Amount paid: ${(hundredths / 100).toFixed(2)}` : "";
}

/** Each row is a copy, unless the game is no longer owned, or by others. */
function copiesIn(row: Row, boughtOn: string | null): Partial<FileCopy>[] {
  if (row.get("ownership").toLowerCase() !== "owned") return [];
  return [
    {
      platform: row.get("platform"),
      store: row.get("digital service") || row.get("acquisition source"),
      medium: mediumOf(row.get("format")),
      boughtOn,
    },
  ];
}

/** `2010-01-01` of the type "year" means "2010". */
function cutTo(type: string, day: string): string {
  return day.slice(0, { year: 4, month: 7 }[type.toLowerCase()] ?? 10);
}

const COMPLETIONS: Record<string, ImportStatus> = {
  dropped: "dropped",
  continuous: "endless",
  beaten: "completed",
  completed: "completed",
  unfinished: "paused",
  "not started": "want",
};

function statusOf(row: Row): RowStatus {
  const [status, completion] = [row.get("status"), row.get("completion")];
  const statusWord = [status, completion].filter((word) => word !== "").join(", ");
  const meaning = new Map(Object.entries(COMPLETIONS)).get(completion.toLowerCase()) ?? null;
  if (status.toLowerCase() === "playing") {
    return { statusWord, status: meaning === "endless" ? "endless" : "playing" };
  }
  if (meaning) return { statusWord, status: meaning };
  return { statusWord, status: status.toLowerCase() === "unplayed" ? "want" : null };
}
