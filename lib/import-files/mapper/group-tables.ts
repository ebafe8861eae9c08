import type { Skipped } from "../entry.ts";
import type { Part } from "../format.ts";
import { LAYOUTS } from "../limits.ts";
import type { Row, Table } from "../table.ts";
import { headerKeyOf, isPlausible } from "./describe-table.ts";

/** Merges tables of an unknown layout that have the same columns. */
type TableGroup = { headerKey: string; files: string[]; table: Table };

/** The tables that the user maps, and what is left out. Rows that several tables have are read once. */
export function groupTables(parts: Part[]): { groups: TableGroup[]; skipped: Skipped[] } {
  const skipped: Skipped[] = [];
  const all = new Map<string, { name: string; table: Table }[]>();
  for (const part of parts) {
    if (part.kind === "json") skipped.push(notRead(part.name));
    else if (!isPlausible(part.table)) skipped.push(rowsOf(part, "which seems to be no table"));
    else if (part.table.rowCount === 0) skipped.push(notRead(part.name));
    else {
      const key = headerKeyOf(part.table);
      all.set(key, [...(all.get(key) ?? []), part]);
    }
  }
  const groups = Array.from(all, ([headerKey, tables]) => groupOf(headerKey, tables, skipped));
  for (const { files, table } of groups.splice(LAYOUTS)) {
    skipped.push(rowsOf({ name: files.join(", "), table }, "which you can import on its own"));
  }
  return { groups: groups.filter((group) => !isContained(group, groups, skipped)), skipped };
}

export function notRead(name: string): Skipped {
  return { reason: `Not read: ${name}`, count: 1 };
}

export function rowsOf({ name, table }: { name: string; table: Table }, why: string): Skipped {
  return { reason: `Rows of ${name}, ${why}`, count: table.rowCount };
}

function groupOf(
  headerKey: string,
  [first, ...others]: { name: string; table: Table }[],
  skipped: Skipped[],
): TableGroup {
  if (!first) throw new Error("A group has a table.");
  const { name, table } = first;
  const group: TableGroup = { headerKey, files: [name], table: { ...table } };
  for (const other of others) {
    const repeated = dropRepeated(other, group);
    if (repeated) skipped.push(repeated);
    const merged = group.table;
    const problems = other.table.problems.map(({ line, reason }) => ({
      line,
      reason: `${other.name}: ${reason}`,
    }));
    merged.rows = [...merged.rows, ...other.table.rows];
    merged.shortRows = [...merged.shortRows, ...other.table.shortRows];
    merged.problems = [...merged.problems, ...problems];
    merged.rowCount += other.table.rowCount;
    group.files.push(other.name);
  }
  return group;
}

/** A view of a larger table: Notion writes one beside `…_all.csv`. */
function isContained(group: TableGroup, groups: TableGroup[], skipped: Skipped[]): boolean {
  const columns = new Set(lowerNames(group.table));
  const larger = groups.filter(
    ({ table }) => table.columns.length > columns.size && columns.isSubsetOf(new Set(lowerNames(table))),
  );
  for (const other of larger) {
    const repeated = dropRepeated({ name: group.files.join(", "), table: group.table }, other);
    if (repeated) skipped.push(repeated);
  }
  return group.table.rowCount === 0;
}

/** Removes the rows that `from` has too, with at least the same columns. */
function dropRepeated({ name, table }: { name: string; table: Table }, from: TableGroup): Skipped | null {
  const columns = lowerNames(table);
  const textOf = (row: Row) => columns.map((column) => row.get(column)).join("\0");
  const known = new Set([...from.table.rows, ...from.table.shortRows].map(textOf));
  const isNew = (row: Row) => !known.has(textOf(row));
  const before = table.rows.length + table.shortRows.length;
  table.rows = table.rows.filter(isNew);
  table.shortRows = table.shortRows.filter(isNew);
  const count = before - table.rows.length - table.shortRows.length;
  table.rowCount -= count;
  return count > 0 ? { reason: `Rows of ${name} that are in ${from.files.join(", ")} too`, count } : null;
}

const lowerNames = ({ columns }: Table) => columns.map((name) => name.toLowerCase());
