import type { Comparison, Condition, Literal, Operator, Path, Query } from "./ast.ts";

type Scalar = string | number | boolean | null;

/** Builds a query from clauses; search text passes through `safeText`. */
export function query(clauses: Partial<Query>): Query {
  return {
    fields: [],
    exclude: [],
    where: null,
    sort: null,
    limit: null,
    offset: null,
    ...clauses,
    search: typeof clauses.search === "string" ? safeText(clauses.search) : null,
  };
}

/**
 * User input made safe for a query: control characters and backslashes become spaces (IGDB is reported to refuse
 * backslashes), runs of spaces become one. Quotes stay; the printer escapes them.
 */
export function safeText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029\\]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** `path operator value`; strings pass through `safeText`. */
export function compare(path: Path, operator: Operator, value: Scalar): Comparison {
  return { kind: "compare", path, operator, value: literal(value) };
}

/** `path = "text"*`: the text and what may follow it; it passes through `safeText`. */
export function startsWith(path: Path, text: string): Comparison {
  const value = { kind: "pattern", value: safeText(text), openStart: false, openEnd: true } as const;
  return { kind: "compare", path, operator: "=", value };
}

/** `path = (…)`. Throws `RangeError` for an empty list, which IGDB answers with a syntax error. */
export function anyOf(path: Path, values: readonly Scalar[]): Comparison {
  return list(path, "=", values);
}

/** `path != (…)`. Throws `RangeError` for an empty list. */
export function noneOf(path: Path, values: readonly Scalar[]): Comparison {
  return list(path, "!=", values);
}

export function and(...parts: Condition[]): Condition {
  return { kind: "and", parts };
}

export function or(...parts: Condition[]): Condition {
  return { kind: "or", parts };
}

function list(path: Path, operator: "=" | "!=", values: readonly Scalar[]): Comparison {
  if (values.length === 0) throw new RangeError(`An empty list for ${path}`);
  return {
    kind: "compare",
    path,
    operator,
    value: { kind: "list", mode: "any", items: values.map(literal) },
  };
}

function literal(value: Scalar): Literal {
  if (value === null) return { kind: "null" };
  switch (typeof value) {
    case "number":
      if (!Number.isFinite(value)) throw new RangeError(`Not a number: ${value}`);
      return { kind: "number", value };
    case "boolean":
      return { kind: "boolean", value };
    default:
      return { kind: "string", value: safeText(value) };
  }
}
