import type { Row } from "../tables.ts";
import { REVERSE } from "./codes.ts";
import type { Entry } from "./expand.ts";

const SIMILAR = 10;
const BUNDLE = 3;

function push(row: Row, field: string, id: number) {
  const list = row[field];
  if (Array.isArray(list)) list.push(id);
  else row[field] = [id];
}

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value : []);
const KIN: [field: string, weight: number][] = [
  ["collections", 2],
  ["genres", 3],
  ["themes", 2],
  ["player_perspectives", 1],
];

/** Similar games: same series first, then genres and themes, then fame. */
function similarTo(entry: Entry, entries: Entry[]): number[] {
  const { row, source } = entry;
  const own = KIN.map(([field, weight]) => ({ field, weight, ids: new Set(numbers(row[field])) }));
  const kinship = (other: Row) =>
    own.reduce(
      (sum, { field, weight, ids }) =>
        sum + weight * numbers(other[field]).filter((id) => ids.has(id)).length,
      0,
    );
  return entries
    .filter((other) => other !== entry && other.row.game_type === 0)
    .map((other) => ({
      id: other.row.id,
      score: kinship(other.row) + other.source.fame / 25 - Math.abs(other.source.fame - source.fame) / 40,
    }))
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, SIMILAR)
    .map(({ id }) => id);
}

/** Sets the relations between games: parents and their lists, editions, bundles, similar games. */
export function linkGames(entries: Entry[]): void {
  const byId = new Map(entries.map(({ row }) => [String(row.id), row]));
  const byName = new Map([...entries].reverse().map(({ row }) => [String(row.name), row]));

  function find(reference: string, by: Row): Row {
    const row = byId.get(reference) ?? byName.get(reference);
    if (!row || row === by) throw new Error(`${by.name} refers to the unknown game "${reference}"`);
    return row;
  }

  for (const { source, row } of entries) {
    const parents = (source.extras.get("of") ?? "").split(" + ").filter(Boolean);
    for (const reference of parents) {
      const parent = find(reference.trim(), row);
      if (row.game_type === BUNDLE) {
        push(parent, "bundles", row.id);
        continue;
      }
      row.parent_game = parent.id;
      const field = REVERSE[Number(row.game_type)];
      if (field) push(parent, field, row.id);
    }
    const edition = source.extras.get("ver");
    if (edition) {
      row.version_parent = find(edition, row).id;
      row.version_title = source.extras.get("vt") ?? "Special Edition";
    }
  }
  for (const entry of entries) {
    const similar = similarTo(entry, entries);
    if (similar.length > 0) entry.row.similar_games = similar;
  }
}
