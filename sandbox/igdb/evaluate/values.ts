import type { Field } from "../schema.ts";
import type { Row } from "../tables.ts";
import type { Database } from "./database.ts";

/** All values at the end of a path, through relations and lists. */
export function valuesAt(
  database: Database,
  row: Row,
  fields: readonly Field[],
  step = 0,
): readonly unknown[] {
  const field = fields[step];
  const value = field && row[field.name];
  if (!field || value === undefined || value === null) return [];
  const items: unknown[] = Array.isArray(value) ? value : [value];
  if (step === fields.length - 1) return items;
  const { target } = field;
  if (!target) return [];
  const found: unknown[] = [];
  for (const id of items) {
    const next = typeof id === "number" ? database.row(target, id) : undefined;
    if (next) for (const inner of valuesAt(database, next, fields, step + 1)) found.push(inner);
  }
  return found;
}
