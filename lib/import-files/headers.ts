import { IDENTIFYING_FIELDS, MAPPER_FIELDS, type MapperField, REPEATED_FIELDS } from "./entry.ts";
import { HEADER_NAMES } from "./header-names.ts";

/** Lower-case words without accents or what is in brackets: `spielzeit` for `Spielzeit (h)`, `play time` for `PLAY_TIME`. */
export function plainHeader(name: string): string {
  return foldLetters(name.replace(/[([{].*?[)\]}]/g, " "))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** All words, also those in brackets: `Spielzeit (h)` is `spielzeit`, `h`. */
export function wordsOf(name: string): string[] {
  return foldLetters(name.slice(0, 200)).match(/\p{L}+/gu) ?? [];
}

/** Lower case, without accents, and in words. */
function foldLetters(name: string): string {
  return name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss");
}

const UNIT = /^(?:h|hr|hrs|hours|std|m|min|mins|minutes|s|sec|secs|seconds)$/;

/** Names under which a column may be listed: without a unit at its end, and without the number of a play. */
function namesOf(name: string): string[] {
  const plain = plainHeader(name);
  const words = plain.split(" ");
  const isCounted = /^(?:\d{1,2}|1st|2nd|3rd|\d{1,2}th|first|second|third)$/;
  const rest = words.filter((word) => !isCounted.test(word));
  const withoutUnit = UNIT.test(words.at(-1) ?? "") ? words.slice(0, -1) : words;
  return [...new Set([plain, withoutUnit.join(" "), rest.join(" ")])].filter((text) => text !== "");
}

export type Column = { name: string; values: readonly string[] };
type Fits = (field: MapperField, column: Column) => boolean;

/** The field of each column, by its name. `fits` returns whether a column's values can be those of a field. */
export function guessFields(columns: readonly Column[], fits: Fits = () => true): Map<string, MapperField> {
  const guesses = new Map<string, MapperField>();
  const named = columns.map((column) => ({ column, names: namesOf(column.name) }));
  for (const field of MAPPER_FIELDS) {
    for (const name of HEADER_NAMES[field]) {
      const found = named.filter(
        ({ column, names }) => names.includes(name) && !guesses.has(column.name) && fits(field, column),
      );
      const taken = REPEATED_FIELDS.includes(field) ? found : found.slice(0, 1);
      for (const { column } of taken) guesses.set(column.name, field);
      if (taken.length > 0 && !MERGED_FIELDS.includes(field)) break;
    }
  }
  return guesses;
}

/** Fields that take the columns of all their names, not only of the first. */
const MERGED_FIELDS: readonly MapperField[] = ["notes", "review", "tags"];

/** Whether a cell is a known name of a column. */
export function isHeader(text: string): boolean {
  return text.length <= 60 && namesOf(text).some((name) => KNOWN_NAMES.has(name));
}

export function isTitleHeader(text: string): boolean {
  return text.length <= 60 && namesOf(text).some((name) => IDENTIFYING_NAMES.has(name));
}

const LAST = "last|latest|recently|zuletzt|dernier|derniere|ultima|ultimo|ostatnio|naposledy".split("|");
const PLAY_DATE = new Set([
  ...LAST,
  ..."play|played|playing|session|gespielt|joue|jugado|giocato|jogado|grane|hrano|most|on|am|le|el|il".split(
    "|",
  ),
  ..."date|dates|day|when|year|column|datum|tag|jour|fecha|data|dia|dzien|den".split("|"),
]);

/** The meaning of the dates below a header that has no word for the end of a play; null for other headers. */
export function neutralDateOf(header: string): "played" | "last played" | null {
  const words = wordsOf(header);
  if (words.length === 0 || !words.every((word) => PLAY_DATE.has(word))) return null;
  return words.some((word) => LAST.includes(word)) ? "last played" : "played";
}

const KNOWN_NAMES = new Set(Object.values(HEADER_NAMES).flat());
const IDENTIFYING_NAMES = new Set(IDENTIFYING_FIELDS.flatMap((field) => HEADER_NAMES[field]));

/** Parts of names that suggest a field. The user confirms it. */
const HINTS: readonly (readonly [MapperField, RegExp])[] = [
  [
    "hours",
    /\b(hours?|hrs?|mins?|minut\w*|playtime|playing time|stunden|spielzeit|heures?|horas?|ore|godzin\w*|hodin\w*)\b/,
  ],
  ["rating", /\b(ratings?|scores?|stars?|bewertung|wertung|puntuacion|voto|ocena|hodnoceni)\b/],
  [
    "boughtOn",
    /\b(bought|purchased?|acquired|acquisition|gekauft|kauf\w*|achat|compra\w*|acquist\w*|zakup\w*|nakup\w*)\b/,
  ],
  ["startedOn", /\b(start\w*|begin|begun|began|begonnen|debut|inicio|inizio)\b/],
  [
    "finishedOn",
    /\b(finish\w*|complet\w*|beat|beaten|end|ended|done|cleared|date|datum|fecha|data|played)\b/,
  ],
  ["addedAt", /\b(added|created|hinzugefugt)\b/],
  ["price", /\b(price|paid|cost|value|preis|prix|precio|prezzo|preco|cena)\b/],
  ["platform", /\b(platforms?|consoles?|system|plattform|plateforme|plataforma|piattaforma)\b/],
  ["status", /\b(status|progress|completion|state)\b/],
  ["tags", /\b(tags?|labels?)\b/],
  ["notes", /\b(notes?|comments?|thoughts|opinion|remarks?|review|notizen)\b/],
  ["title", /\b(title|game|name|titel|spiel)\b/],
];

/** Data of critics, other users or the catalogue, or about something else than playing. */
const FOREIGN =
  /\b(critics?|meta\w*|site|community|average|avg|global|users?|public|world|achievements?|trophies|estimate\w*|est|to beat|hltb|count|index|rank|url|link|image|id)\b/;

/** The field that a column without a guess suggests, or null. */
export function hintOf(column: Column, fits: Fits): MapperField | null {
  const name = plainHeader(column.name);
  if (FOREIGN.test(name) || column.values.length === 0) return null;
  return HINTS.find(([field, words]) => words.test(name) && fits(field, column))?.[0] ?? null;
}
