import "server-only";
import type { Condition, Query } from "@/apicalypse/ast";
import { and, compare, noneOf, or, query } from "@/apicalypse/build";
import { igdb } from "@/lib/igdb/igdb";
import { SUMMARY_FIELDS, type SummaryRow, summaryRow } from "@/lib/igdb/rows";
import { ADULT_THEME } from "./map-summary";

export const PAGE_SIZE = 20;
/** Ids that fit into IGDB's 32 kB of body; the largest publisher has about 3,000 games. */
export const MAX_LISTED_IDS = 3500;

/** `themes != (42)` alone may leave out games that have no themes at all. */
export const NOT_ADULT = or(compare("themes", "=", null), noneOf("themes", [ADULT_THEME]));

type Rest = Partial<Pick<Query, "sort" | "limit" | "offset" | "search">>;

export function listQuery(where: readonly Condition[], rest: Rest): Query {
  return query({ fields: [...SUMMARY_FIELDS], where: and(...where, NOT_ADULT), ...rest });
}

export function listRows(where: readonly Condition[], rest: Rest): Promise<SummaryRow[]> {
  return igdb().rows("games", listQuery(where, rest), summaryRow);
}
