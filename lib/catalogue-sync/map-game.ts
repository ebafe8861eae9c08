import "server-only";
import type { CatalogueGameRow } from "@/lib/igdb/catalogue-rows";
import { toStorable } from "@/lib/storable-text";

/** IGDB's `external_game_sources` that the catalogue stores: Steam, GOG and Epic. */
const STORES = [1, 5, 26];
/** IGDB's `date_formats`. */
const DAY = 0;
const YEAR = 2;
const UNDATED = 7;
/** An index entry of PostgreSQL has at most 2,704 bytes. */
const MAX_NAME = 300;

type CompanyChange = { id: number; slug: string; name: string; updated_at: string };

const isoDay = (seconds: number) => isoTime(seconds).slice(0, 10);
const isoTime = (seconds: number) => new Date(seconds * 1000).toISOString();
const storableName = (text: string) => [...toStorable(text).trim()].slice(0, MAX_NAME).join("");
const unique = <T>(values: readonly T[]) => [...new Set(values)];

/** A row of IGDB's `games` as `sync_games` takes it (supabase/migrations/…_catalogue_sync.sql). */
export function toGameChange(row: CatalogueGameRow) {
  const { total_rating, total_rating_count, hypes, genres, themes, game_modes, platforms } = row;
  const name = storableName(row.name);
  const others = [...row.alternative_names, ...row.game_localizations].map((other) =>
    storableName(other.name),
  );
  const companies = (role: "developer" | "publisher") =>
    unique(row.involved_companies.flatMap((involved) => (involved[role] ? involved.company.id : [])));
  return {
    id: row.id,
    slug: storableName(row.slug),
    name,
    names: unique([name, ...others]).filter(Boolean),
    cover_image_id: row.cover && toStorable(row.cover.image_id),
    game_type: row.game_type ?? 0,
    game_status: row.game_status,
    version_parent: row.version_parent,
    parent_game: row.parent_game,
    first_release_date: row.first_release_date === null ? null : isoDay(row.first_release_date),
    first_release_format: firstReleaseFormat(row),
    total_rating,
    total_rating_count: total_rating_count ?? 0,
    hypes: hypes ?? 0,
    genres: unique(genres),
    themes: unique(themes),
    game_modes: unique(game_modes),
    platforms: unique(platforms),
    developers: companies("developer"),
    publishers: companies("publisher"),
    series: unique(row.collections),
    updated_at: isoTime(row.updated_at),
    checksum: row.checksum ?? null,
    release_dates: [...new Map(row.release_dates.map((date) => [date.id, date])).values()].map(
      ({ date, date_format, ...rest }) => ({
        ...rest,
        date: date === null ? null : isoDay(date),
        date_format: date_format ?? (date === null ? UNDATED : DAY),
      }),
    ),
    external_games: row.external_games
      .filter(({ external_game_source }) => STORES.includes(external_game_source))
      .map((store) => ({ ...store, uid: toStorable(store.uid) })),
  };
}

/** Null for an exact day. If platforms differ, a month or a quarter is preferred to a year. */
function firstReleaseFormat({ first_release_date, release_dates }: CatalogueGameRow): number | null {
  if (first_release_date === null) return null;
  const first = isoDay(first_release_date);
  const formats = release_dates.flatMap(({ date, date_format }) =>
    date !== null && isoDay(date) === first ? [date_format] : [],
  );
  if (formats.some((format) => format === null || format === DAY)) return null;
  return formats.find((format) => format !== YEAR) ?? formats[0] ?? null;
}

/** The companies of games, each once. */
export function companiesOf(rows: readonly CatalogueGameRow[]): CompanyChange[] {
  const companies = rows.flatMap((row) => row.involved_companies.map(({ company }) => company));
  return [...new Map(companies.map((company) => [company.id, toCompanyChange(company)])).values()];
}

export function toCompanyChange(row: {
  id: number;
  slug: string;
  name: string;
  updated_at: number;
}): CompanyChange {
  return {
    id: row.id,
    slug: storableName(row.slug),
    name: storableName(row.name),
    updated_at: isoTime(row.updated_at),
  };
}
