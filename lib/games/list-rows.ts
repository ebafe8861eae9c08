import "server-only";
import type { Condition, Query } from "@/apicalypse/ast";
import { and, anyOf, compare, noneOf, or, query } from "@/apicalypse/build";
import { SUMMARY_FIELDS } from "@/lib/igdb/rows";
import { ADULT_THEME } from "./map-summary";

/** `themes != (42)` alone may leave out games that have no themes at all. */
export const NOT_ADULT = or(compare("themes", "=", null), noneOf("themes", [ADULT_THEME]));

type Rest = Partial<Pick<Query, "sort" | "limit" | "offset" | "search">>;

export function listQuery(where: readonly Condition[], rest: Rest): Query {
  return query({ fields: [...SUMMARY_FIELDS], where: and(...where, NOT_ADULT), ...rest });
}

/** The games for adults only that `listQuery` leaves out, to be counted. */
export function adultQuery(where: readonly Condition[], rest: Rest): Query {
  return query({ fields: ["name", "themes"], where: and(...where, anyOf("themes", [ADULT_THEME])), ...rest });
}
