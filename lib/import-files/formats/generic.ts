import { createHash } from "node:crypto";
import { shortText } from "../clean-text.ts";
import { dateOrderOf, parseDate, parseTime, yearOf } from "../dates.ts";
import { parseHours } from "../durations.ts";
import type { MapperField, Mapping, RatingScale, TimeUnit, UnknownTable } from "../entry.ts";
import { MAPPER_FIELDS } from "../entry.ts";
import { Result } from "../format.ts";
import { WORD_LENGTH } from "../limits.ts";
import { type DecimalMark, decimalMark, toId, toNumber, toRating } from "../numbers.ts";
import { type RowStatus, statusOfWord } from "../status-words.ts";
import type { Row, Table } from "../table.ts";

export const GENERIC_ID = "generic";

const SYNONYMS: Record<MapperField, string[]> = {
  title: ["title", "name", "game", "game name", "game title", "titel", "titre", "título", "titolo", "nome"],
  platform: ["platform", "platforms", "system", "console", "plattform", "plateforme", "plataforma"],
  year: ["year", "release year", "released", "release date", "jahr"],
  status: [
    "status",
    "list",
    "shelf",
    "exclusive shelf",
    "state",
    "progress",
    "completion",
    "play status",
    "collection status",
  ],
  rating: ["my rating", "user rating", "rating", "score", "my score", "stars", "note", "bewertung"],
  hours: [
    "hours played",
    "hours",
    "playtime",
    "play time",
    "time played",
    "time spent",
    "minutes",
    "minutes played",
    "playtime (hours)",
  ],
  startedOn: ["start date", "started", "date started", "started on"],
  finishedOn: [
    "finish date",
    "finished",
    "finished on",
    "completion date",
    "completed on",
    "date completed",
    "date read",
    "watched date",
    "date finished",
    "done on",
  ],
  addedAt: ["date added", "added", "added on", "added at", "purchase date"],
  notes: ["notes", "comment", "comments", "review", "my review", "game notes", "remarks"],
  igdbId: ["igdb id", "igdb", "igdbid"],
  steamAppid: ["steam appid", "steam app id", "appid", "steam id", "app id"],
};

const DISTINCT = 50;

/** What the user needs to choose the columns. */
export function describeTable(table: Table): UnknownTable {
  const rows = [...table.rows, ...table.shortRows];
  const columns = table.columns.map((name) => ({ name, values: valuesOf(rows, name) }));
  const guesses = guessFields(table.columns);
  const values = (field: MapperField) =>
    columns.find(({ name }) => guesses.get(name) === field)?.values ?? [];
  const dates = dateOrderOf(DATE_FIELDS.flatMap(values));
  const hours = columns.find(({ name }) => guesses.get(name) === "hours");
  return {
    kind: "table",
    rows: table.rowCount,
    columns: columns.map(({ name, values }) => {
      const words = values.map((value) => statusOf(name.toLowerCase(), value).statusWord);
      const distinct = [...new Set(words.map((word) => shortText(word, WORD_LENGTH)))];
      return {
        name,
        samples: [...new Set(values)].slice(0, 3).map((value) => value.slice(0, WORD_LENGTH)),
        guess: guesses.get(name) ?? null,
        distinct: distinct.length > DISTINCT ? [] : distinct,
        ratingScale: scaleOf(values, table.delimiter),
        dateOrder: dateOrderOf(values),
      };
    }),
    preview: rows
      .slice(0, 5)
      .map((row) => table.columns.map((name) => row.get(name.toLowerCase()).slice(0, 100))),
    headerKey: headerKeyOf(table),
    guesses: {
      ratingScale: scaleOf(values("rating"), table.delimiter) ?? 10,
      timeUnit: unitOf(hours?.name ?? "", hours?.values ?? []),
      dateOrder: dates === "ask" ? null : (dates ?? "dmy"),
    },
  };
}

/** Whether the text may be a table at all, and not prose with a comma in its first line. */
export function isPlausible(table: Table): boolean {
  const isTitle = (name: string) => SYNONYMS.title.includes(plainName(name));
  if (table.columns.some(isTitle)) return true;
  return table.columns.length > 1 && table.rows.length > 0 && table.rows.length >= table.rowCount / 2;
}

function headerKeyOf(table: Table): string {
  const names = table.columns.map((name) => name.toLowerCase()).sort();
  return createHash("sha256").update(JSON.stringify(names)).digest("base64url");
}

const DATE_FIELDS: MapperField[] = ["startedOn", "finishedOn", "addedAt"];

/** A sentence if the mapping does not fit the table. */
export function readMapped(table: Table, mapping: Mapping): Result | string {
  const known = new Set(table.columns.map((name) => name.toLowerCase()));
  const columns = new Map(
    MAPPER_FIELDS.flatMap((field) => {
      const name = mapping.columns[field]?.trim().toLowerCase();
      return name && known.has(name) ? [[field, name] as const] : [];
    }),
  );
  if (!columns.has("title") && !columns.has("igdbId") && !columns.has("steamAppid")) {
    return "Choose the column with the titles of the games.";
  }
  const rows = [...table.rows, ...table.shortRows].sort((a, b) => a.line - b.line);
  const marks = new Map<MapperField, DecimalMark>();
  for (const field of ["rating", "hours"] as const) {
    marks.set(field, decimalMark(valuesOf(rows, columns.get(field) ?? ""), table.delimiter));
  }
  const result = new Result();
  for (const row of rows) {
    const cell = (field: MapperField) => row.get(columns.get(field) ?? "");
    const appid = toId(cell("steamAppid"));
    result.add(row.line, {
      title: cell("title"),
      platform: cell("platform"),
      year: yearOf(cell("year")),
      igdbId: toId(cell("igdbId")),
      store: appid === null ? null : { source: 1, uid: String(appid) },
      ...statusOf(columns.get("status") ?? "", cell("status")),
      rating: toRating(cell("rating"), mapping.ratingScale, marks.get("rating")),
      hours: parseHours(cell("hours"), mapping.timeUnit, marks.get("hours")),
      startedOn: parseDate(cell("startedOn"), mapping.dateOrder),
      finishedOn: parseDate(cell("finishedOn"), mapping.dateOrder),
      addedAt: parseTime(cell("addedAt"), mapping.dateOrder),
      notes: cell("notes"),
    });
  }
  for (const { line, reason } of table.problems) result.fail(line, reason);
  return result;
}

/** A checkbox of Notion (`Yes`) or Google Sheets (`TRUE`) means what its column is called. */
function statusOf(column: string, value: string): RowStatus {
  if (/^(no|false)$/i.test(value)) return { statusWord: `${column}: no`, status: null };
  if (/^(yes|true|x|✓|✔|☑)$/i.test(value))
    return { statusWord: `${column}: yes`, status: statusOfWord(column) };
  // Several choices are joined with commas.
  const meanings = [value, ...value.split(",")].map(statusOfWord);
  return { statusWord: value, status: meanings.find((meaning) => meaning !== null) ?? null };
}

/** Each field has at most one column: that of its first synonym. */
function guessFields(names: string[]): Map<string, MapperField> {
  const guesses = new Map<string, MapperField>();
  for (const field of MAPPER_FIELDS) {
    const name = SYNONYMS[field]
      .map((synonym) => names.find((name) => plainName(name) === synonym && !guesses.has(name)))
      .find((name) => name !== undefined);
    if (name !== undefined) guesses.set(name, field);
  }
  return guesses;
}

function plainName(name: string): string {
  return name.toLowerCase().replaceAll("_", " ").replace(/\s+/g, " ").trim();
}

function scaleOf(values: string[], delimiter: string): RatingScale | null {
  const mark = decimalMark(values, delimiter);
  const numbers = values.map((value) => toNumber(value, mark)).filter((number) => number !== null);
  if (numbers.length === 0) return null;
  const largest = numbers.reduce((a, b) => Math.max(a, b));
  if (largest <= 5) return 5;
  return largest <= 10 ? 10 : 100;
}

function unitOf(name: string, values: string[]): TimeUnit {
  if (/min/i.test(name)) return "minutes";
  if (/sec/i.test(name)) return "seconds";
  if (/hour|std|stunden/i.test(name)) return "hours";
  return values.some((value) => (toNumber(value) ?? 0) > 5000) ? "minutes" : "hours";
}

function valuesOf(rows: Row[], column: string): string[] {
  const name = column.toLowerCase();
  return rows.map((row) => row.get(name)).filter((value) => value !== "");
}
