import "server-only";
import { GAME_FIELDS } from "@/lib/igdb/rows";

/** What the values of a field that a condition may name look like, and with it the operators that fit. */
export type FilterKind = "id" | "number" | "flag" | "text";

/** Everything that is not named here is refused. */
export type ProxyRules = {
  endpoint: "games" | "game_time_to_beats";
  fields: ReadonlySet<string>;
  filters: Readonly<Record<string, FilterKind>>;
  sorts: ReadonlySet<string>;
  /** IGDB searches names of `games` only. */
  search: boolean;
};

/** The spec's largest list is its search, with 50. */
export const MAX_PROXY_ROWS = 50;
/** The spec's longest list has 1000. */
export const MAX_PROXY_OFFSET = 1000;
/** Names in one path; IGDB is reported to refuse more. */
export const MAX_PATH_SEGMENTS = 3;
export const MAX_COMPARISONS = 20;
export const MAX_LIST_ITEMS = 50;
/** Characters of a query; the product's own longest has about 3,000. */
export const MAX_QUERY_CHARACTERS = 6000;

/** The fields of the spec's section 3, as its clients write them, where ours ask for others. */
const SPEC_FIELDS = [
  "id",
  "checksum",
  "updated_at",
  "rating",
  "rating_count",
  "hypes",
  "cover.url",
  "screenshots.url",
  "artworks.url",
  "platforms.slug",
  "platforms.abbreviation",
  "platforms.platform_logo.url",
  "involved_companies.company.id",
  "version_title",
  "game_modes.name",
  "themes.name",
  "similar_games",
  "dlcs",
  "expansions",
  "remakes",
  "remasters",
  "version_parent",
  "parent_game",
  "genres",
  "platforms",
  "cover",
  ...["similar_games", "dlcs", "expansions", "remakes", "remasters"].flatMap((relation) => [
    `${relation}.id`,
    `${relation}.cover.url`,
    `${relation}.rating`,
  ]),
];

const RANKS = [
  "rating",
  "rating_count",
  "total_rating",
  "total_rating_count",
  "aggregated_rating",
  "aggregated_rating_count",
  "first_release_date",
];

export const GAMES_RULES: ProxyRules = {
  endpoint: "games",
  fields: new Set([...GAME_FIELDS, ...SPEC_FIELDS]),
  filters: {
    id: "id",
    name: "text",
    slug: "text",
    cover: "id",
    game_type: "id",
    genres: "id",
    themes: "id",
    platforms: "id",
    parent_game: "id",
    version_parent: "id",
    "involved_companies.company": "id",
    "involved_companies.developer": "flag",
    "involved_companies.publisher": "flag",
    ...Object.fromEntries(RANKS.map((field) => [field, "number" as const])),
  },
  sorts: new Set(["id", "name", ...RANKS]),
  search: true,
};

export const TIME_TO_BEAT_RULES: ProxyRules = {
  endpoint: "game_time_to_beats",
  fields: new Set(["id", "game_id", "hastily", "normally", "completely", "count"]),
  filters: { game_id: "id" },
  sorts: new Set(["id"]),
  search: false,
};
