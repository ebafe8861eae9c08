import "server-only";
import type { Condition, Query } from "@/apicalypse/ast";
import { and, anyOf, compare, noneOf, or, query } from "@/apicalypse/build";
import { igdb } from "@/lib/igdb/igdb";
import { SUMMARY_FIELDS, type SummaryRow, summaryRow } from "@/lib/igdb/rows";
import { ADULT_THEME } from "./map-summary";

export const PAGE_SIZE = 20;
/** Ids that fit into IGDB's 32 kB of body; the largest publisher has about 3,000 games. */
export const MAX_LISTED_IDS = 3500;

/** `themes != (42)` alone may leave out games that have no themes at all. */
export const NOT_ADULT = or(compare("themes", "=", null), noneOf("themes", [ADULT_THEME]));

/** Fewer ratings than this say little: without it, games with one rating of 100 would lead every order by rating. */
const MIN_RATINGS = 10;

/** For lists in the order of ratings. Excludes unrated games, too, of which IGDB does not document where it sorts them. */
export const RATED = compare("total_rating_count", ">=", MIN_RATINGS);

type Rest = Partial<Pick<Query, "sort" | "limit" | "offset" | "search">>;

export function listQuery(where: readonly Condition[], rest: Rest): Query {
  return query({ fields: [...SUMMARY_FIELDS], where: and(...where, NOT_ADULT), ...rest });
}

/** The games for adults only that `listQuery` leaves out, to be counted. */
export function adultQuery(where: readonly Condition[], rest: Rest): Query {
  return query({ fields: ["name", "themes"], where: and(...where, anyOf("themes", [ADULT_THEME])), ...rest });
}

export function listRows(where: readonly Condition[], rest: Rest): Promise<SummaryRow[]> {
  return igdb().rows("games", listQuery(where, rest), summaryRow);
}
