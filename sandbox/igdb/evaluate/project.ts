import { invalidField, tooDeep } from "../errors.ts";
import { MAX_PATH_SEGMENTS } from "../limits.ts";
import { fieldsOf, resolvePath } from "../schema.ts";
import type { Row } from "../tables.ts";
import type { Database } from "./database.ts";

/** The selected fields in response order; `inner` for an expanded relation. */
type Shown = { name: string; target: string | null; inner: Projection | null };
type Projection = Shown[];

type Node = { all: boolean; names: Set<string>; children: Map<string, Node> };

/** Plans `fields` and `exclude` for an endpoint. @throws 400 Invalid Field */
export function compileProjection(
  endpoint: string,
  { fields, exclude }: { fields: readonly string[]; exclude: readonly string[] },
  strict: boolean,
): Projection {
  const root = createNode();
  for (const path of fields) addPath(root, endpoint, path, strict);
  for (const path of exclude) {
    resolvePath(endpoint, path.replace(/\.?\*$/, "") || "id", strict);
  }
  return planNode(root, endpoint, "", new Set(exclude));
}

/** A row as IGDB returns it: always with the id, without null and empty fields. */
export function projectRow(database: Database, row: Row, projection: Projection): Row {
  const shown: Row = { id: row.id };
  for (const { name, target, inner } of projection) {
    const value = row[name];
    if (isEmpty(value)) continue;
    const expanded = inner && target ? expand(database, value, target, inner) : value;
    if (!isEmpty(expanded)) shown[name] = expanded;
  }
  return shown;
}

function expand(database: Database, value: unknown, target: string, inner: Projection): unknown {
  if (Array.isArray(value)) {
    return value.map((id) => expand(database, id, target, inner)).filter((row) => row !== undefined);
  }
  const row = typeof value === "number" ? database.row(target, value) : undefined;
  return row && projectRow(database, row, inner);
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
  );
}

function createNode(): Node {
  return { all: false, names: new Set(), children: new Map() };
}

function addPath(root: Node, endpoint: string, path: string, strict: boolean): void {
  const names = path.split(".");
  if (names.length > MAX_PATH_SEGMENTS) throw tooDeep(path);
  const last = names.pop() ?? "";
  const known = resolvePath(endpoint, [...names, last === "*" ? "id" : last].join("."), strict);
  if (known.isRemoved) return;
  let node = root;
  for (const name of names) {
    const child = node.children.get(name) ?? createNode();
    node.children.set(name, child);
    node = child;
  }
  if (last === "*") node.all = true;
  else node.names.add(last);
}

function planNode(node: Node, endpoint: string, prefix: string, excluded: ReadonlySet<string>): Projection {
  if (excluded.has(`${prefix}*`)) return [];
  return fieldsOf(endpoint).flatMap(({ name, target }): Projection => {
    const path = prefix + name;
    const child = node.children.get(name);
    if (name === "id" || excluded.has(path)) return [];
    if (!child) return node.all || node.names.has(name) ? [{ name, target, inner: null }] : [];
    if (!target) throw invalidField(name);
    return [{ name, target, inner: planNode(child, target, `${path}.`, excluded) }];
  });
}
