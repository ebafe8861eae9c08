import { cleanText } from "./clean-text.ts";
import { isRecord } from "./format.ts";
import { COLUMNS } from "./limits.ts";
import type { Table } from "./table.ts";
import { TableBuilder } from "./table-builder.ts";

const DEPTH = 3;

/** The longest list of objects of a JSON document as a table: a column for each field; null if there is none. */
export function jsonTable(value: unknown): Table | null {
  const [items, ...others] = listsOf(value, DEPTH).toSorted((a, b) => b.length - a.length);
  if (!items) return null;
  const rows = items.map((item) => new Map(fieldsOf(item, "", DEPTH)));
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()].slice(0, COLUMNS)))].slice(0, COLUMNS);
  const builder = new TableBuilder(",");
  builder.add(0, columns);
  for (const [index, row] of rows.entries()) {
    builder.add(
      index + 1,
      columns.map((column) => row.get(column) ?? ""),
    );
  }
  builder.leaveOut("Entry of another list", others.flat().length);
  return columns.length > 0 ? builder.end() : null;
}

function listsOf(value: unknown, depth: number): Record<string, unknown>[][] {
  if (Array.isArray(value)) {
    const items = value.filter(isRecord);
    return items.length > 0 ? [items] : [];
  }
  if (!isRecord(value) || depth === 0) return [];
  return Object.values(value).flatMap((child) => listsOf(child, depth - 1));
}

/** Fields of nested objects become columns of their own: `game.name`. */
function fieldsOf(item: Record<string, unknown>, prefix: string, depth: number): [string, string][] {
  return Object.entries(item)
    .slice(0, COLUMNS)
    .flatMap(([key, value]): [string, string][] => {
      const name = `${prefix}${key}`;
      if (isRecord(value)) return depth > 1 ? fieldsOf(value, `${name}.`, depth - 1) : [];
      return [[name, textOf(value)]];
    });
}

function textOf(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (!Array.isArray(value)) return cleanText(value);
  return value
    .slice(0, 100)
    .map((part) => cleanText(isRecord(part) ? (part.name ?? part.title) : part))
    .filter((part) => part !== "")
    .join("; ");
}
