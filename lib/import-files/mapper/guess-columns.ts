import { type ColumnKind, looksLike } from "../columns/looks-like.ts";
import { looksLikeAverage } from "../columns/ratings.ts";
import type { MapperField } from "../entry.ts";
import { type Column, guessFields, plainHeader } from "../headers.ts";
import { toId } from "../numbers.ts";
import { statusOfWord } from "../status-words.ts";

/** Guesses by the names whose fields fit the values, or by the values if there is no header. */
export function guessColumns(columns: readonly Column[], hasHeader: boolean): Map<string, MapperField> {
  if (!hasHeader) return guessByContent(columns);
  const guesses = guessFields(columns, fits);
  for (const name of markedStatuses(columns)) {
    if (![...guesses.values()].includes("status") || guesses.get(name) === undefined)
      guesses.set(name, "status");
  }
  return guesses;
}

/** Columns that tick one status each, if there are several. */
function markedStatuses(columns: readonly Column[]): string[] {
  const marked = columns.filter(marksStatus);
  return marked.length > 1 ? marked.map(({ name }) => name) : [];
}

/** Alone, such a column is only named: without a mark a game may have any other status. */
export function marksStatus({ name, values }: Column): boolean {
  const word = plainHeader(name);
  return (word === "played" || statusOfWord(word) !== null) && looksLike("mark", values) > 0.9;
}

function guessByContent(columns: readonly Column[]): Map<string, MapperField> {
  const guesses = new Map<string, MapperField>();
  const variety = ({ values }: Column) => (looksLike("number", values) > 0.5 ? 0 : new Set(values).size);
  const [title] = columns.toSorted((a, b) => variety(b) - variety(a));
  if (title) guesses.set(title.name, "title");
  for (const { name, values } of columns.filter((column) => column !== title)) {
    const isStatus = (value: string) => statusOfWord(value) !== null;
    const field: MapperField | null =
      looksLike("year", values) > 0.8
        ? "year"
        : looksLike("date", values) > 0.8
          ? "finishedOn"
          : values.filter(isStatus).length > values.length / 2
            ? "status"
            : null;
    if (field && ![...guesses.values()].includes(field)) guesses.set(name, field);
  }
  return guesses;
}

/** Whether the values of a column can be those of a field. An empty column fits each field. */
export function fits(field: MapperField, { name, values }: Column): boolean {
  if (values.length === 0) return true;
  const isMostly = (kind: ColumnKind) => looksLike(kind, values) >= 0.5;
  switch (field) {
    case "rating":
      return isMostly("rating") && !looksLikeAverage(values, name);
    case "hours":
      return isMostly("duration");
    case "startedOn":
    case "finishedOn":
    case "addedAt":
    case "boughtOn":
      return isMostly("date");
    case "year":
      return isMostly("date") || isMostly("year");
    case "price":
      return values.some((value) => /\d/.test(value));
    case "igdbId":
    case "steamAppid":
      return values.slice(0, 200).every((value) => toId(value) !== null);
    default:
      return true;
  }
}
