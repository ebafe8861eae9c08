import "server-only";
import type { Condition, Query } from "@/apicalypse/ast";
import { and } from "@/apicalypse/build";
import { NOT_ADULT } from "@/lib/games/list-rows";
import { ADULT_THEME } from "@/lib/games/map-summary";
import type { RawRow } from "./dead-names";

const RELATED = ["similar_games", "dlcs", "expansions", "remakes", "remasters"] as const;

/** The query without games for adults only, unless it asks for one game by its id, as that game's own link does. */
export function withoutAdultGames(query: Query): Query {
  const related = RELATED.filter((relation) => query.fields.some((path) => path.startsWith(`${relation}.`)));
  const fields = [...query.fields, ...related.map((relation) => `${relation}.themes`)];
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

/** The rows without the related games that are for adults only, and without the themes that nobody asked for. */
export function withoutAdultRelations(rows: readonly RawRow[], askedFields: readonly string[]): RawRow[] {
  return rows.map((row) => {
    const clean: RawRow = { ...row };
    for (const relation of RELATED) {
      const members = row[relation];
      if (!Array.isArray(members)) continue;
      const keepThemes = askedFields.includes(`${relation}.themes`);
      clean[relation] = members
        .filter((member) => !isAdult(member))
        .map((member) => plain(member, keepThemes));
    }
    return clean;
  });
}

function isAdult(member: unknown): boolean {
  if (typeof member !== "object" || member === null || !("themes" in member)) return false;
  return Array.isArray(member.themes) && member.themes.includes(ADULT_THEME);
}

function plain(member: unknown, keepThemes: boolean): unknown {
  if (keepThemes || typeof member !== "object" || member === null || !("themes" in member)) return member;
  const { themes, ...rest } = member;
  return rest;
}
