import type { Comparison, Condition, List, Literal, Operator, Pattern } from "../../../apicalypse/ast.ts";
import { resolvePath } from "../schema.ts";
import type { Row } from "../tables.ts";
import type { Database } from "./database.ts";
import { valuesAt } from "./values.ts";

export type Predicate = (row: Row) => boolean;
type ValuesTest = (values: readonly unknown[]) => boolean;

/** Compiles a where clause. @throws 400 Invalid Field, even if no row would be tested */
export function compileWhere(
  database: Database,
  endpoint: string,
  condition: Condition,
  strict: boolean,
): Predicate {
  if (condition.kind === "compare") return compileComparison(database, endpoint, condition, strict);
  const parts = condition.parts.map((part) => compileWhere(database, endpoint, part, strict));
  return condition.kind === "and"
    ? (row) => parts.every((part) => part(row))
    : (row) => parts.some((part) => part(row));
}

function compileComparison(
  database: Database,
  endpoint: string,
  comparison: Comparison,
  strict: boolean,
): Predicate {
  const path = resolvePath(endpoint, comparison.path, strict);
  // Removed fields match nothing, as at IGDB since the migration of 2025.
  if (path.isRemoved) return () => false;
  const test = compileTest(comparison);
  return (row) => test(valuesAt(database, row, path.fields));
}

/**
 * A list equals a value if it contains it, and a missing value is unequal to everything. IGDB documents neither: queries should
 * use `(…)` and compare with null.
 */
function compileTest({ operator, value }: Comparison): ValuesTest {
  if (operator === "!=" || operator === "!~") {
    const positive = compileTest({
      kind: "compare",
      path: "",
      operator: operator === "!=" ? "=" : "~",
      value,
    });
    return (values) => !positive(values);
  }
  if (value.kind === "list") return listTest(value);
  if (value.kind === "pattern") return patternTest(value, operator === "~");
  if (value.kind === "null") return (values) => values.length === 0;
  const expected = value.value;
  if (operator === "=") return (values) => values.includes(expected);
  if (operator === "~") {
    const folded = fold(expected);
    return (values) => values.some((item) => fold(item) === folded);
  }
  return (values) =>
    values.some((item) => typeof item === typeof expected && isOrdered(item, operator, expected));
}

function listTest(list: List): ValuesTest {
  const expected = new Set(list.items.map(plain));
  switch (list.mode) {
    case "any":
      return (values) =>
        values.length === 0 ? expected.has(null) : values.some((item) => expected.has(item));
    case "all":
      return (values) => [...expected].every((item) => values.includes(item));
    case "exact":
      return (values) => new Set(values).size === expected.size && values.every((item) => expected.has(item));
  }
}

function plain(literal: Literal): unknown {
  return literal.kind === "null" ? null : literal.value;
}

function patternTest({ value, openStart, openEnd }: Pattern, ignoresCase: boolean): ValuesTest {
  const needle = ignoresCase ? value.toLowerCase() : value;
  const test = (text: string) =>
    openStart && openEnd
      ? text.includes(needle)
      : openEnd
        ? text.startsWith(needle)
        : openStart
          ? text.endsWith(needle)
          : text === needle;
  return (values) =>
    values.some((item) => typeof item === "string" && test(ignoresCase ? item.toLowerCase() : item));
}

function fold(value: unknown): unknown {
  return typeof value === "string" ? value.toLowerCase() : value;
}

function isOrdered(item: unknown, operator: Operator, expected: string | number | boolean): boolean {
  if (typeof item !== "number" && typeof item !== "string") return false;
  switch (operator) {
    case ">":
      return item > expected;
    case ">=":
      return item >= expected;
    case "<":
      return item < expected;
    case "<=":
      return item <= expected;
    default:
      return false;
  }
}
