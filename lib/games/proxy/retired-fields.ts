import "server-only";
import type { Condition, Query } from "@/apicalypse/ast";

/**
 * Names of the spec's clients that IGDB dropped in 2025: it finds nothing for them, without an error. Their ids are unchanged,
 * so queries get the current names, and answers the old ones.
 */
const RENAMED: Readonly<Record<string, string>> = {
  category: "game_type",
  "websites.category": "websites.type",
  "release_dates.region": "release_dates.release_region",
};

const today = (path: string) => (Object.hasOwn(RENAMED, path) ? (RENAMED[path] ?? path) : path);

export function withTodaysNames(query: Query): Query {
  return {
    ...query,
    fields: query.fields.map(today),
    where: query.where && renameCondition(query.where),
    sort: query.sort && { ...query.sort, path: today(query.sort.path) },
  };
}

function renameCondition(condition: Condition): Condition {
  if (condition.kind === "compare") return { ...condition, path: today(condition.path) };
  return { ...condition, parts: condition.parts.map(renameCondition) };
}

export type RawRow = { id: number } & Record<string, unknown>;

export function withAskedNames(rows: readonly RawRow[], fields: readonly string[]): RawRow[] {
  const asked = fields.filter((field) => Object.hasOwn(RENAMED, field));
  return rows.map((row) => {
    const named: RawRow = { ...row };
    for (const path of asked) Object.assign(named, oldName(named, path));
    return named;
  });
}

function oldName(row: RawRow, path: string): Record<string, unknown> {
  const [head = "", tail] = path.split(".");
  const [newHead = "", newTail = ""] = today(path).split(".");
  if (tail === undefined) return newHead in row ? { [head]: row[newHead] } : {};
  const members = row[head];
  if (!Array.isArray(members)) return {};
  return { [head]: members.map((member: unknown) => copyName(member, newTail, tail)) };
}

function copyName(member: unknown, from: string, to: string): unknown {
  if (typeof member !== "object" || member === null || !(from in member)) return member;
  return { ...member, [to]: Object.entries(member).find(([name]) => name === from)?.[1] };
}
