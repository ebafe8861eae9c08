import "server-only";
import { z } from "zod";
import { many, one, optional } from "./parse-rows";

/** IGDB's rows as the catalogue stores them. Columns are `integer` and `smallint`: what does not fit is malformed. */
const id = z.int32().positive();
const small = z.number().int().min(0).max(32_767);
const count = z.int32().min(0);
const figure = z.number().min(0).max(1e30);
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);
/** Unix seconds of the years 1 to 9999. */
const seconds = z.number().int().min(-62_135_596_800).max(253_402_300_799);

const companyName = z.object({ id, slug: z.string(), name: z.string(), updated_at: seconds });
const namedRow = z.object({ name: z.string() });

export const catalogueGameRow = z.object({
  id,
  slug: z.string().min(1),
  name: z.string().min(1),
  cover: one(z.object({ image_id: z.string().min(1).max(100) })),
  game_type: optional(small),
  game_status: optional(small),
  version_parent: optional(id),
  parent_game: optional(id),
  first_release_date: optional(seconds),
  total_rating: optional(figure),
  total_rating_count: optional(count),
  hypes: optional(count),
  genres: many(small),
  themes: many(small),
  game_modes: many(small),
  platforms: many(small),
  collections: many(id),
  involved_companies: many(z.object({ company: companyName, developer: flag, publisher: flag })),
  alternative_names: many(namedRow),
  game_localizations: many(namedRow),
  release_dates: many(
    z.object({
      id,
      date: optional(seconds),
      date_format: optional(small),
      platform: optional(small),
      release_region: optional(small),
      status: optional(small),
    }),
  ),
  external_games: many(z.object({ external_game_source: small, uid: z.string().min(1).max(200) })),
  updated_at: seconds,
  checksum: z.guid().nullish().catch(null),
});
export type CatalogueGameRow = z.infer<typeof catalogueGameRow>;

export const CATALOGUE_GAME_FIELDS: readonly string[] = [
  "slug",
  "name",
  "cover.image_id",
  "game_type",
  "game_status",
  "version_parent",
  "parent_game",
  "first_release_date",
  "total_rating",
  "total_rating_count",
  "hypes",
  "genres",
  "themes",
  "game_modes",
  "platforms",
  "collections",
  "involved_companies.company.slug",
  "involved_companies.company.name",
  "involved_companies.company.updated_at",
  "involved_companies.developer",
  "involved_companies.publisher",
  "alternative_names.name",
  "game_localizations.name",
  "release_dates.date",
  "release_dates.date_format",
  "release_dates.platform",
  "release_dates.release_region",
  "release_dates.status",
  "external_games.external_game_source",
  "external_games.uid",
  "updated_at",
  "checksum",
];

export const catalogueCompanyRow = companyName;
export const CATALOGUE_COMPANY_FIELDS: readonly string[] = ["slug", "name", "updated_at"];

export const cataloguePlatformRow = z.object({
  id: small,
  slug: z.string(),
  name: z.string(),
  abbreviation: optional(z.string()),
});
/** A genre or a theme. */
export const catalogueKindRow = z.object({ id: small, slug: z.string(), name: z.string() });

export const catalogueTimesRow = z.object({
  game_id: id,
  hastily: optional(count),
  normally: optional(count),
  completely: optional(count),
});
export const catalogueScoreRow = z.object({ game_id: id, popularity_type: small, value: figure });
export const catalogueDateRow = z.object({ game: id });
/** The id of any row, readable or not. */
export const anyRow = z.object({ id });
