import { mediumOf, partsOfCell } from "../copies.ts";
import { parseDate, parseTime, yearOf } from "../dates.ts";
import { toHours } from "../durations.ts";
import type { FileCopy, ImportStatus } from "../entry.ts";
import { type Format, hasColumns, isTableOf, type Part, readRows } from "../format.ts";
import { ratingOf, toId, toNumber } from "../numbers.ts";
import type { RowStatus } from "../status-words.ts";
import type { Row } from "../table.ts";

const isWishlist = (part: Part) => isTableOf(part, "igdb id", "game name", "game release date");

export const infiniteBacklog: Format = {
  id: "infinite-backlog",
  name: "Infinite Backlog",
  recognizes: (part) =>
    hasColumns(part, "igdb id", "game name", "completion", "ownership") || isWishlist(part),
  read: (parts) =>
    readRows(parts, (row, result, part) => {
      const game = {
        title: row.get("game name"),
        year: yearOf(row.get("game release date")),
        igdbId: toId(row.get("igdb id")),
      };
      if (isWishlist(part)) result.add(row.line, { ...game, statusWord: "Wishlist", status: "want" });
      else if (row.get("type").toLowerCase().startsWith("dlc")) result.skip("Additional content (DLC)");
      else {
        result.add(row.line, {
          ...game,
          platform: row.get("platform"),
          copies: copiesIn(row),
          tags: partsOfCell(row.get("tags")),
          ...statusOf(row),
          rating: ratingOf(toNumber(row.get("rating (score)")), 10),
          hours: toHours(toNumber(row.get("playtime")), "minutes"),
          finishedOn: finishedOn(row),
          addedAt: parseTime(row.get("date added")),
          notes: [
            row.get("progress notes"),
            row.get("collection notes"),
            row.get("acquisition notes"),
            pricePaid(row),
          ]
            .filter(Boolean)
            .join("\n\n"),
        });
      }
    }),
};

/** In hundredths. Without a currency, which the file does not name, a copy has no price. */
function pricePaid(row: Row): string {
  const hundredths = toNumber(row.get("amount paid"));
  return hundredths ? `Amount paid: ${(hundredths / 100).toFixed(2)}` : "";
}

/** Each row is a copy, unless it is owned no more or by others. */
function copiesIn(row: Row): Partial<FileCopy>[] {
  if (row.get("ownership").toLowerCase() !== "owned") return [];
  return [
    {
      platform: row.get("platform"),
      store: row.get("digital service") || row.get("acquisition source"),
      medium: mediumOf(row.get("format")),
      boughtOn: parseDate(row.get("acquisition date")),
    },
  ];
}

/** `2010-01-01,year` means "2010". */
function finishedOn(row: Row): string | null {
  const day = parseDate(row.get("completion date"));
  const type = row.get("completion date type").toLowerCase();
  if (type === "year") return day?.slice(0, 4) ?? null;
  return (type === "month" ? day?.slice(0, 7) : day) ?? null;
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
