import { z } from "zod";
import { cleanText } from "../clean-text.ts";
import { parseDate, parseTime, yearOf } from "../dates.ts";
import { type Draft, lastFinish } from "../draft.ts";
import { minutesOf, toHours } from "../durations.ts";
import { type Format, hasColumns, isRecord, type Result, readItems, readRows } from "../format.ts";
import { ratingOf, toId, toNumber } from "../numbers.ts";
import { playedStatus, type RowStatus, statusOfWord } from "../status-words.ts";

const text = z.union([z.string(), z.number()]).nullish().catch(null);

const gameSchema = z.object({
  name: text,
  shelves: z.unknown().optional(),
  platforms: z.unknown().optional(),
  rating: text,
  review: text,
  dates: z.unknown().optional(),
  release_date: text,
  date_added_to_collection: text,
  igdb_id: text,
});

type Game = z.infer<typeof gameSchema>;

/** A play-log row. Missing dates are the text "None". */
const playSchema = z.object({
  date_started: text,
  date_finished: text,
  seconds_played: z.coerce.number().catch(0),
  platform: text,
});

export const grouvee: Format = {
  id: "grouvee",
  name: "Grouvee",
  recognizes: (part) =>
    part.kind === "json"
      ? isRecord(part.value) && "export_format_version" in part.value && Array.isArray(part.value.collection)
      : hasColumns(part, "id", "name", "shelves", "dates"),
  // The ZIP has the collection in both, and the JSON is older than none of its fields.
  read(parts) {
    const json = parts.find((part) => part.kind === "json");
    if (json?.kind === "json" && isRecord(json.value) && Array.isArray(json.value.collection)) {
      return readItems(json.value.collection, (item, line, result) => {
        const game = gameSchema.safeParse(item);
        if (game.success) result.add(line, toDraft(game.data, result));
        else result.fail(line, "This entry is no game.");
      });
    }
    return readRows(parts, (row, result) => {
      const cell = (name: string) => row.get(name);
      result.add(
        row.line,
        toDraft(
          {
            name: cell("name"),
            shelves: parseCell(cell("shelves")),
            platforms: parseCell(cell("platforms")),
            rating: cell("rating"),
            review: cell("review"),
            dates: parseCell(cell("dates")),
            release_date: cell("release_date"),
            date_added_to_collection: cell("date_added_to_collection"),
            igdb_id: cell("igdb_id"),
          },
          result,
        ),
      );
    });
  },
};

function parseCell(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function toDraft(game: Game, result: Result): Draft {
  const log = z.array(playSchema).catch([]).parse(game.dates);
  const seconds = log.reduce((sum, play) => sum + Math.max(play.seconds_played, 0), 0);
  const plays = log.map((play) => ({
    started: result.read("date", "date_started", cleanText(play.date_started), (day) => parseDate(day)),
    finished: result.read("date", "date_finished", cleanText(play.date_finished), (day) => parseDate(day)),
    minutes: minutesOf(play.seconds_played, "seconds"),
    platform: cleanText(play.platform),
  }));
  const finishedOn = lastFinish(plays);
  const shelves = namesOf(game.shelves);
  return {
    title: cleanText(game.name),
    year: yearOf(cleanText(game.release_date)),
    platform: namesOf(game.platforms)[0] ?? null,
    copies: isOnlyWished(shelves) ? [] : namesOf(game.platforms).map((platform) => ({ platform })),
    tags: shelves.filter((shelf) => !BUILT_IN.has(shelf.toLowerCase()) && !statusOfWord(shelf)),
    igdbId: toId(cleanText(game.igdb_id)),
    ...statusOf(shelves, finishedOn !== null),
    rating: result.read("rating", "rating", cleanText(game.rating), (text) => ratingOf(toNumber(text), 5)),
    hours: toHours(seconds, "seconds"),
    finishedOn,
    plays,
    addedAt:
      result.read("date", "date_added_to_collection", cleanText(game.date_added_to_collection), (text) =>
        parseTime(text),
      ) ?? shelvedAt(game.shelves),
    notes: cleanText(game.review),
  };
}

function statusOf(shelves: string[], isFinished: boolean): RowStatus {
  const has = (name: string) => shelves.some((shelf) => shelf.toLowerCase() === name);
  if (has("playing")) return { statusWord: "Playing", status: "playing" };
  // A shelf of the user's own is more specific than "Played", which most games have.
  const own = shelves.filter((shelf) => !BUILT_IN.has(shelf.toLowerCase()));
  const clear = own.find((shelf) => statusOfWord(shelf));
  if (clear && !isFinished) return { statusWord: clear, status: statusOfWord(clear) };
  if (has("played")) {
    return playedStatus(isFinished);
  }
  if (clear) return { statusWord: clear, status: statusOfWord(clear) };
  if (has("backlog")) return { statusWord: "Backlog", status: "want" };
  if (has("wish list")) return { statusWord: "Wish List", status: "want" };
  return { statusWord: own[0] ?? "", status: null };
}

const isOnlyWished = (shelves: string[]) =>
  shelves.length > 0 && shelves.every((shelf) => shelf.toLowerCase() === "wish list");

const BUILT_IN = new Set(["playing", "played", "backlog", "wish list"]);

function namesOf(value: unknown): string[] {
  return isRecord(value) ? Object.keys(value).filter((name) => name !== "") : [];
}

/** Exports before 2025 name the time only at each shelf. */
function shelvedAt(shelves: unknown): string | null {
  if (!isRecord(shelves)) return null;
  const times = Object.values(shelves).map((shelf) =>
    isRecord(shelf) ? parseTime(cleanText(shelf.date_added)) : null,
  );
  return (
    times
      .filter((time) => time !== null)
      .sort()
      .at(0) ?? null
  );
}
