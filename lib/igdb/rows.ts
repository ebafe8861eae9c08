import "server-only";
import { z } from "zod";
import { anyOf } from "@/apicalypse/build";
import { MAX_ROWS } from "./client";
import { byId, type Kind } from "./load-by-id";
import { many, one, optional } from "./parse-rows";

const id = z.number().int().positive();
const int = z.number().int();
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

const imageRow = z.object({ image_id: z.string().min(1), width: optional(int), height: optional(int) });
const coverRow = z.object({ image_id: z.string().min(1) });
const namedRow = z.object({ id, name: z.string() });
const genreRow = z.object({ id, name: z.string(), slug: z.string() });

const shortReleaseRow = z.object({ date: optional(int), date_format: optional(int) });

/** IGDB's `games` as a card needs it; `SUMMARY_FIELDS` selects it. Times are Unix seconds (UTC). */
export const summaryRow = z.object({
  id,
  name: z.string(),
  slug: optional(z.string()),
  cover: one(coverRow),
  total_rating: optional(z.number()),
  first_release_date: optional(int),
  genres: many(genreRow),
  game_type: optional(int),
  themes: many(int),
  release_dates: many(shortReleaseRow),
});
export type SummaryRow = z.infer<typeof summaryRow>;

const SUMMARY_PATHS = [
  "name",
  "slug",
  "cover.image_id",
  "total_rating",
  "first_release_date",
  "genres.name",
  "genres.slug",
  "game_type",
  "themes",
  "release_dates.date",
  "release_dates.date_format",
];
export const SUMMARY_FIELDS: readonly string[] = SUMMARY_PATHS;

const RELATIONS = ["similar_games", "dlcs", "expansions", "remakes", "remasters"] as const;

/** IGDB's `games` as a game's page needs it; `GAME_FIELDS` selects it, with three segments in a path at most. */
export const gameRow = summaryRow.extend({
  url: optional(z.string()),
  summary: optional(z.string()),
  storyline: optional(z.string()),
  cover: one(imageRow),
  total_rating_count: optional(int),
  aggregated_rating: optional(z.number()),
  aggregated_rating_count: optional(int),
  artworks: many(imageRow),
  screenshots: many(imageRow),
  platforms: many(namedRow.extend({ platform_logo: one(coverRow) })),
  videos: many(z.object({ video_id: z.string().min(1), name: optional(z.string()) })),
  release_dates: many(
    z.object({
      date: optional(int),
      date_format: optional(int),
      human: optional(z.string()),
      platform: one(namedRow),
      release_region: optional(int),
    }),
  ),
  involved_companies: many(
    z.object({
      company: namedRow.extend({ slug: optional(z.string()), logo: one(id) }),
      developer: flag,
      publisher: flag,
    }),
  ),
  websites: many(z.object({ url: z.string(), type: optional(int) })),
  external_games: many(z.object({ uid: z.string(), external_game_source: optional(int) })),
  age_ratings: many(
    z.object({
      organization: z.object({ id, name: z.string() }),
      rating_category: z.object({ rating: z.string() }),
    }),
  ),
  similar_games: many(summaryRow),
  dlcs: many(summaryRow),
  expansions: many(summaryRow),
  remakes: many(summaryRow),
  remasters: many(summaryRow),
  version_parent: one(namedRow),
  parent_game: one(namedRow),
});
export type GameRow = z.infer<typeof gameRow>;

const imagePaths = (path: string) => [`${path}.image_id`, `${path}.width`, `${path}.height`];

export const GAME_FIELDS: readonly string[] = [
  ...SUMMARY_PATHS,
  "url",
  "summary",
  "storyline",
  ...imagePaths("cover"),
  "total_rating_count",
  "aggregated_rating",
  "aggregated_rating_count",
  ...imagePaths("artworks"),
  ...imagePaths("screenshots"),
  "platforms.name",
  "platforms.platform_logo.image_id",
  "videos.video_id",
  "videos.name",
  "release_dates.human",
  "release_dates.platform.name",
  "release_dates.release_region",
  "involved_companies.company.name",
  "involved_companies.company.slug",
  "involved_companies.company.logo",
  "involved_companies.developer",
  "involved_companies.publisher",
  "websites.url",
  "websites.type",
  "external_games.uid",
  "external_games.external_game_source",
  "age_ratings.organization.name",
  "age_ratings.rating_category.rating",
  "version_parent.name",
  "parent_game.name",
  ...RELATIONS.flatMap((relation) => SUMMARY_PATHS.map((path) => `${relation}.${path}`)),
];

/** A whole game is 5–40 kB. */
const GAMES_PER_QUERY = 150;

export const GAMES: Kind<GameRow, GameRow> = {
  endpoint: "games",
  fields: GAME_FIELDS,
  row: gameRow,
  where: byId,
  idOf: ({ id }) => id,
  toValue: (game) => game,
  idsPerQuery: GAMES_PER_QUERY,
  isCharged: true,
};

export const timeToBeatRow = z.object({
  id,
  game_id: id,
  hastily: optional(int),
  normally: optional(int),
  completely: optional(int),
  count: optional(int),
});

type TimeToBeatRow = z.infer<typeof timeToBeatRow>;

export const TIMES_TO_BEAT: Kind<TimeToBeatRow, TimeToBeatRow> = {
  endpoint: "game_time_to_beats",
  fields: ["game_id", "hastily", "normally", "completely", "count"],
  row: timeToBeatRow,
  where: (ids) => anyOf("game_id", ids),
  idOf: ({ game_id }) => game_id,
  toValue: (time) => time,
  idsPerQuery: MAX_ROWS,
};

const companyLogoRow = z.object({ id, image_id: z.string().min(1) });

export const COMPANY_LOGOS: Kind<z.infer<typeof companyLogoRow>, string> = {
  endpoint: "company_logos",
  fields: ["image_id"],
  row: companyLogoRow,
  where: byId,
  idOf: ({ id }) => id,
  toValue: ({ image_id }) => image_id,
  idsPerQuery: MAX_ROWS,
};

/** `companies` as a company's page needs it; `COMPANY_FIELDS` selects it. `country` is an ISO 3166-1 number. */
export const companyRow = z.object({
  id,
  name: z.string(),
  slug: optional(z.string()),
  description: optional(z.string()),
  country: optional(int),
  start_date: optional(int),
  start_date_format: optional(int),
  status: one(z.object({ name: z.string() })),
  url: optional(z.string()),
  logo: one(imageRow),
  parent: one(namedRow.extend({ slug: optional(z.string()) })),
  websites: many(z.object({ url: z.string(), type: optional(int) })),
});
export type CompanyRow = z.infer<typeof companyRow>;

export const COMPANY_FIELDS: readonly string[] = [
  "name",
  "slug",
  "description",
  "country",
  "start_date",
  "start_date_format",
  "status.name",
  "url",
  ...imagePaths("logo"),
  "parent.name",
  "parent.slug",
  "websites.url",
  "websites.type",
];

export const COMPANIES: Kind<CompanyRow, CompanyRow> = {
  endpoint: "companies",
  fields: COMPANY_FIELDS,
  row: companyRow,
  where: byId,
  idOf: ({ id }) => id,
  toValue: (company) => company,
  idsPerQuery: MAX_ROWS,
  isCharged: true,
};
