import "server-only";
import type { Condition, Query } from "@/apicalypse/ast";
import { and, compare, noneOf, or } from "@/apicalypse/build";
import { ADULT_THEME } from "@/lib/games/map-summary";
import type { RawRow } from "./retired-fields";

/** `themes != (42)` alone may leave out games that have no themes at all. */
const NOT_ADULT = or(compare("themes", "=", null), noneOf("themes", [ADULT_THEME]));

const RELATED = [
  "similar_games",
  "dlcs",
  "expansions",
  "remakes",
  "remasters",
  "parent_game",
  "version_parent",
] as const;

/** Unless the query requests one game by its id. Adds the themes of related games, which `withoutAdultRelations` needs. */
export function withoutAdultGames(query: Query): Query {
  const related = RELATED.filter((relation) =>
    query.fields.some((path) => path === relation || path.startsWith(`${relation}.`)),
  );
  const fields = [...new Set([...query.fields, ...related.map((relation) => `${relation}.themes`)])];
  if (query.where && asksForOneGame(query.where)) return { ...query, fields };
  return { ...query, fields, where: query.where ? and(query.where, NOT_ADULT) : NOT_ADULT };
}

function asksForOneGame(where: Condition): boolean {
  if (where.kind === "and") return where.parts.some(asksForOneGame);
  if (where.kind === "or" || where.path !== "id" || where.operator !== "=") return false;
  const { value } = where;
  if (value.kind === "number") return true;
  return value.kind === "list" && new Set(value.items.map((item) => JSON.stringify(item))).size === 1;
}

export function withoutAdultRelations(rows: readonly RawRow[], askedFields: readonly string[]): RawRow[] {
  return rows.map((row) => {
    const clean: RawRow = { ...row };
    for (const relation of RELATED) {
      const shape = askedShape(relation, askedFields);
      const value = row[relation];
      if (Array.isArray(value)) {
        clean[relation] = value.filter((member) => !isAdult(member)).map((member) => reshape(member, shape));
      } else if (isAdult(value)) {
        delete clean[relation];
      } else if (value !== undefined) {
        clean[relation] = reshape(value, shape);
      }
    }
    return clean;
  });
}

type Shape = "id" | "rows" | "rows with themes";

/** What the client requested: IGDB answers with ids unless a field of the related games is named. */
function askedShape(relation: string, askedFields: readonly string[]): Shape {
  if (askedFields.includes(`${relation}.themes`)) return "rows with themes";
  return askedFields.some((path) => path.startsWith(`${relation}.`)) ? "rows" : "id";
}

function isAdult(member: unknown): boolean {
  if (typeof member !== "object" || member === null || !("themes" in member)) return false;
  return Array.isArray(member.themes) && member.themes.includes(ADULT_THEME);
}

function reshape(member: unknown, shape: Shape): unknown {
  if (shape === "rows with themes" || typeof member !== "object" || member === null) return member;
  if (shape === "id") return "id" in member ? member.id : member;
  if (!("themes" in member)) return member;
  const { themes, ...rest } = member;
  return rest;
}
