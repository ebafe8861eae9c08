import "server-only";
import type { Comparison, Condition, Literal, Query, Value } from "@/apicalypse/ast";
import { safeText } from "@/apicalypse/build";
import { ApicalypseError } from "@/apicalypse/errors";
import { parseQuery } from "@/apicalypse/parser";
import { AppError } from "@/lib/errors";
import { withTodaysNames } from "./retired-fields";
import {
  type FilterKind,
  MAX_COMPARISONS,
  MAX_LIST_ITEMS,
  MAX_PATH_SEGMENTS,
  MAX_PROXY_OFFSET,
  MAX_PROXY_ROWS,
  MAX_QUERY_CHARACTERS,
  type ProxyRules,
} from "./rules";

const MAX_SEARCH_CHARACTERS = 200;

function refuse(reason: string): never {
  throw new AppError("invalid_input", `This query is not allowed: ${reason}.`);
}

/**
 * Parses a client's query with current field names and checks it against its endpoint's rules.
 * @throws {AppError} `invalid_input` naming what is not allowed
 */
export function checkQuery(text: string, rules: ProxyRules): { query: Query; askedFields: string[] } {
  if (text.length > MAX_QUERY_CHARACTERS) refuse(`it is longer than ${MAX_QUERY_CHARACTERS} characters`);
  const asked = parse(text);
  const query = withTodaysNames(asked);
  for (const [index, field] of query.fields.entries()) checkField(field, asked.fields[index] ?? field, rules);
  if (query.exclude.length > 0) refuse("it has an exclude clause");
  checkSearch(query, rules);
  checkSort(query, rules);
  checkPage(query);
  checkWhere(query, rules);
  return { query: cleaned(query), askedFields: asked.fields };
}

function parse(text: string): Query {
  try {
    return parseQuery(text);
  } catch (error) {
    if (error instanceof ApicalypseError) return refuse(error.message.replace(/\.+$/, ""));
    throw error;
  }
}

function checkField(field: string, asked: string, { fields }: ProxyRules): void {
  if (fields.has(field)) return;
  if (asked.split(".").length > MAX_PATH_SEGMENTS) {
    refuse(`the field ${shown(asked)} has more than ${MAX_PATH_SEGMENTS} segments`);
  }
  refuse(`the field ${shown(asked)} is not served`);
}

function checkSearch({ search, sort }: Query, rules: ProxyRules): void {
  if (search === null) return;
  if (!rules.search) refuse("this endpoint has no search");
  if (search.length > MAX_SEARCH_CHARACTERS) {
    refuse(`the search text is longer than ${MAX_SEARCH_CHARACTERS} characters`);
  }
  if (sort) refuse("a search has its own order and takes no sort clause");
}

function checkSort({ sort }: Query, { sorts }: ProxyRules): void {
  if (sort && !sorts.has(sort.path)) refuse(`it cannot be sorted by ${shown(sort.path)}`);
}

function checkPage({ limit, offset }: Query): void {
  if (limit !== null && (limit < 1 || limit > MAX_PROXY_ROWS)) {
    refuse(`the limit must be from 1 to ${MAX_PROXY_ROWS}`);
  }
  if (offset !== null && offset > MAX_PROXY_OFFSET) refuse(`the offset must be at most ${MAX_PROXY_OFFSET}`);
}

function checkWhere({ where, search }: Query, rules: ProxyRules): void {
  const comparisons = where ? flatten(where) : [];
  if (comparisons.length > MAX_COMPARISONS) refuse(`it has more than ${MAX_COMPARISONS} conditions`);
  for (const comparison of comparisons) checkComparison(comparison, rules);
  if (search === null && !(where && narrows(where))) refuse("its where clause must name what it is about");
}

function flatten(condition: Condition): Comparison[] {
  return condition.kind === "compare" ? [condition] : condition.parts.flatMap(flatten);
}

function checkComparison({ path, operator, value }: Comparison, { filters }: ProxyRules): void {
  const kind = Object.hasOwn(filters, path) ? filters[path] : undefined;
  if (!kind) refuse(`a condition on ${shown(path)} is not served`);
  if (!OPERATORS[kind].has(operator)) refuse(`the operator ${operator} does not fit ${path}`);
  const literals = literalsOf(value);
  if (literals.length > MAX_LIST_ITEMS) refuse(`a list has more than ${MAX_LIST_ITEMS} members`);
  if (!literals.every((literal) => fits(kind, literal))) refuse(`a value of ${path} is of the wrong kind`);
}

const OPERATORS: Readonly<Record<FilterKind, ReadonlySet<string>>> = {
  id: new Set(["=", "!="]),
  number: new Set(["=", "!=", ">", ">=", "<", "<="]),
  flag: new Set(["=", "!="]),
  text: new Set(["=", "~"]),
};

/** A pattern (`"abc"*`) makes IGDB read every name, so it counts as a value that nothing takes. */
function literalsOf(value: Value): (Literal | null)[] {
  if (value.kind === "list") return value.items;
  return [value.kind === "pattern" ? null : value];
}

function fits(kind: FilterKind, literal: Literal | null): boolean {
  switch (literal?.kind) {
    case "number":
      return kind === "number" || (kind === "id" && Number.isInteger(literal.value) && literal.value >= 0);
    case "null":
      return kind === "id" || kind === "number";
    case "string":
      return kind === "text" && literal.value.length <= MAX_SEARCH_CHARACTERS;
    case "boolean":
      return kind === "flag";
    default:
      return false;
  }
}

/** Whether a condition names what it wants, and not only what it does not want: the latter is the whole catalogue. */
function narrows(condition: Condition): boolean {
  if (condition.kind === "and") return condition.parts.some(narrows);
  if (condition.kind === "or") return condition.parts.every(narrows);
  const { operator, value } = condition;
  return operator !== "!=" && literalsOf(value).every((literal) => literal?.kind !== "null");
}

/** Strings as IGDB accepts them, and always a limit. */
function cleaned(query: Query): Query {
  const search = query.search === null ? null : safeText(query.search.normalize("NFC"));
  return { ...query, search, where: query.where && cleanCondition(query.where), limit: query.limit ?? 10 };
}

function cleanCondition(condition: Condition): Condition {
  if (condition.kind !== "compare") return { ...condition, parts: condition.parts.map(cleanCondition) };
  const { value } = condition;
  if (value.kind === "list")
    return { ...condition, value: { ...value, items: value.items.map(cleanLiteral) } };
  return value.kind === "pattern" ? condition : { ...condition, value: cleanLiteral(value) };
}

function cleanLiteral(literal: Literal): Literal {
  return literal.kind === "string" ? { kind: "string", value: safeText(literal.value) } : literal;
}

function shown(path: string): string {
  return path.length > 60 ? `${path.slice(0, 60)}…` : path;
}
