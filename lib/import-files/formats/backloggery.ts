import { datesOf } from "../columns/dates.ts";
import { mediumOf } from "../copies.ts";
import type { FileCopy, ImportStatus } from "../entry.ts";
import { addRows, type Format, hasColumns, type Part, Result } from "../format.ts";
import { toRating } from "../ratings.ts";
import type { RowStatus } from "../status-words.ts";
import type { Row } from "../table.ts";

const ID = "unique game id";

const isLibrary = (part: Part) => hasColumns(part, ID, "title", "child of");
const isHistory = (part: Part) => hasColumns(part, ID, "milestone", "date");
const isReviews = (part: Part) => hasColumns(part, ID, "rating", "review");

export const backloggery: Format = {
  id: "backloggery",
  name: "Backloggery",
  recognizes: (part) =>
    part.kind === "table" &&
    (/^Backloggery,/i.test(part.table.preamble) || isLibrary(part) || isHistory(part) || isReviews(part)),
  read(parts) {
    const libraries = parts.filter(isLibrary);
    const reviews = rowsById(parts.filter(isReviews));
    const history = rowsById(parts.filter(isHistory));
    const result = new Result();
    // Without the library, the other files still name their games.
    const sources = libraries.length > 0 ? libraries : parts;
    const parents = new Set(libraries.flatMap(rowsOf).map((row) => row.get("child of")));
    const seen = new Set<string>();
    const dates = datesOf(
      parts
        .filter(isHistory)
        .flatMap(rowsOf)
        .map((row) => row.get("date")),
    );
    for (const part of sources) {
      if (sources.length > 1) result.fileName = part.name;
      addRows(part, result, (row) => {
        const id = row.get(ID);
        const isKnown = libraries.length === 0 && id !== "" && seen.has(id);
        seen.add(id);
        if (isKnown) return;
        if (parents.has(id) && isCollection(row)) {
          result.skip("Collection: its games are imported instead");
          return;
        }
        const milestones = history.get(id) ?? [];
        const review = reviews.get(id)?.[0];
        const dateOf = (...names: string[]) =>
          milestones
            .filter((milestone) => names.includes(milestone.get("milestone").toLowerCase()))
            .map((milestone) => result.read("date", "Date", milestone.get("date"), dates.day))
            .filter((day) => day !== null)
            .sort();
        result.add(row.line, {
          title: row.get("title"),
          platform: platformOf(row),
          copies: copiesIn(row),
          ...statusOf(row),
          rating: result.read("rating", "Rating", review?.get("rating") ?? "", (text) => toRating(text, 5)),
          startedOn: dateOf("started").at(0) ?? null,
          finishedOn: dateOf("beat", "beaten", "completed").at(-1) ?? null,
          addedAt: dateOf("added").at(0) ?? null,
          notes: [row.get("notes"), review?.get("review") ?? ""].filter(Boolean).join("\n\n"),
        });
      });
    }
    return result;
  },
};

const platformOf = (row: Row) => (row.get("platform") === "Steam" ? "PC" : row.get("platform"));

/** A game without an ownership ("0" or empty) counts as owned. */
function copiesIn(row: Row): Partial<FileCopy>[] {
  if (!["own", "0", ""].includes(row.get("ownership").toLowerCase())) return [];
  return [
    {
      platform: platformOf(row),
      store: row.get("platform") === "Steam" ? "Steam" : null,
      medium: mediumOf(row.get("format")),
    },
  ];
}

function rowsOf(part: Part): Row[] {
  return part.kind === "table" ? part.table.rows : [];
}

function rowsById(parts: Part[]): Map<string, Row[]> {
  return Map.groupBy(parts.flatMap(rowsOf), (row) => row.get(ID));
}

/** A parent that only groups its children; other parents are games with additional content. */
function isCollection(row: Row): boolean {
  const isUnset = (name: string) => ["", "0"].includes(row.get(name));
  return row.get("status").toLowerCase() === "none" && isUnset("format") && isUnset("ownership");
}

const BY_PRIORITY = new Map<string, ImportStatus>([
  ["now playing", "playing"],
  ["ongoing", "playing"],
  ["paused", "paused"],
  ["shelved", "paused"],
]);

const BY_STATUS = new Map<string, ImportStatus>([
  ["beaten", "completed"],
  ["completed", "completed"],
  ["unplayed", "want"],
]);

function statusOf(row: Row): RowStatus {
  const [status, priority] = [row.get("status"), row.get("priority")];
  const finished = ["beaten", "completed"].includes(status.toLowerCase());
  const byPriority = BY_PRIORITY.get(priority.toLowerCase());
  if (row.get("ownership").toLowerCase() === "wishlist") return { statusWord: "Wishlist", status: "want" };
  if (status.toLowerCase() === "endless") return { statusWord: status, status: "endless" };
  if (byPriority && !(byPriority === "paused" && finished))
    return { statusWord: priority, status: byPriority };
  return { statusWord: status, status: BY_STATUS.get(status.toLowerCase()) ?? null };
}
