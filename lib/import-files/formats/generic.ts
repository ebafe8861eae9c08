import { createHash } from "node:crypto";
import { shortText } from "../clean-text.ts";
import { readDateColumn } from "../columns/dates.ts";
import { readDurationColumn } from "../columns/durations.ts";
import { readRatingColumn } from "../columns/ratings.ts";
import { readStatusColumn } from "../columns/statuses.ts";
import { dateOrderOf, yearOf } from "../dates.ts";
import type { MapperField, Mapping, UnknownTable } from "../entry.ts";
import { MAPPER_FIELDS } from "../entry.ts";
import { Result } from "../format.ts";
import { WORD_LENGTH } from "../limits.ts";
import { toId } from "../numbers.ts";
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
export function describeTable(table: Table): Omit<UnknownTable, "files"> {
  const rows = [...table.rows, ...table.shortRows];
  const columns = table.columns.map((name) => ({ name, values: valuesOf(rows, name) }));
  const guesses = guessFields(table.columns);
  const values = (field: MapperField) =>
    columns.find(({ name }) => guesses.get(name) === field)?.values ?? [];
  const dates = dateOrderOf(DATE_FIELDS.flatMap(values));
  const hours = columns.find(({ name }) => guesses.get(name) === "hours");
  return {
    rows: table.rowCount,
    columns: columns.map(({ name, values }) => {
      const words = readStatusColumn(values, name.toLowerCase()).cells.map((status) => status?.statusWord);
      const distinct = [...new Set(words.flatMap((word) => (word ? [shortText(word, WORD_LENGTH)] : [])))];
      return {
        name,
        samples: [...new Set(values)].slice(0, 3).map((value) => value.slice(0, WORD_LENGTH)),
        guess: guesses.get(name) ?? null,
        distinct: distinct.length > DISTINCT ? [] : distinct,
        ratingScale: readRatingColumn(values, { header: name }).scale,
        dateOrder: dateOrderOf(values),
      };
    }),
    preview: rows
      .slice(0, 5)
      .map((row) => table.columns.map((name) => row.get(name.toLowerCase()).slice(0, 100))),
    headerKey: headerKeyOf(table),
    guesses: {
      ratingScale: readRatingColumn(values("rating")).scale ?? 10,
      timeUnit:
        readDurationColumn(hours?.values ?? [], { header: hours?.name, delimiter: table.delimiter }).unit ??
        "hours",
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

export function headerKeyOf(table: Table): string {
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
  const cells = (field: MapperField) => rows.map((row) => row.get(columns.get(field) ?? ""));
  const { ratingScale, timeUnit, dateOrder } = mapping;
  const years = cells("year").map(yearOf);
  const statuses = readStatusColumn(cells("status"), columns.get("status") ?? "");
  const ratings = readRatingColumn(cells("rating"), { scale: ratingScale });
  const hours = readDurationColumn(cells("hours"), {
    header: columns.get("hours"),
    delimiter: table.delimiter,
    unit: timeUnit,
    years,
  });
  const started = readDateColumn(cells("startedOn"), dateOrder);
  const finished = readDateColumn(cells("finishedOn"), dateOrder);
  const added = readDateColumn(cells("addedAt"), dateOrder);
  const result = new Result();
  for (const [index, row] of rows.entries()) {
    const cell = (field: MapperField) => row.get(columns.get(field) ?? "");
    const appid = toId(cell("steamAppid"));
    const [start, finish, add] = [started.cells[index], finished.cells[index], added.cells[index]];
    result.add(row.line, {
      title: cell("title"),
      platform: cell("platform"),
      year: years[index] ?? null,
      igdbId: toId(cell("igdbId")),
      store: appid === null ? null : { source: 1, uid: String(appid) },
      ...statuses.cells[index],
      rating: ratings.cells[index] ?? null,
      hours: hours.cells[index] ?? null,
      // A range in either column has both.
      startedOn: start?.date ?? (finish?.end ? finish.date : null),
      finishedOn: finish ? (finish.end ?? finish.date) : (start?.end ?? null),
      addedAt: add?.time ?? add?.date ?? null,
      notes: cell("notes"),
    });
  }
  for (const { line, reason } of table.problems) result.fail(line, reason);
  return result;
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

function valuesOf(rows: Row[], column: string): string[] {
  const name = column.toLowerCase();
  return rows.map((row) => row.get(name)).filter((value) => value !== "");
}
