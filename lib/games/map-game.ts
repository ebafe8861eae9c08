import "server-only";
import type { GameRow } from "@/lib/igdb/rows";
import { imageUrl } from "./images";
import { toAgeRating } from "./map-age-rating";
import { ADULT_THEME, isoDate, toSummaries, toSummary } from "./map-summary";
import { toWebsites } from "./map-websites";
import type { Game } from "./schema";
import { gamePath, slugify } from "./slug";
import { steamAppId } from "./steam-app-id";

/** The spec's limit of each of the lists of DLCs and of expansions. */
const MAX_ADDITIONS = 5;

/** IGDB's `release_date_regions` (their labels' spelling differs over time, the ids do not). */
export const REGIONS: Readonly<Record<number, string>> = {
  1: "Europe",
  2: "North America",
  3: "Australia",
  4: "New Zealand",
  5: "Japan",
  6: "China",
  7: "Asia",
  8: "Worldwide",
  9: "Korea",
  10: "Brazil",
};

/** @param logos image ids of the companies' logos, by logo id */
export function toGame(row: GameRow, logos: ReadonlyMap<number, string>): Game {
  const banner = row.artworks[0] ?? row.screenshots[0];
  const { dlcs, expansions } = toAdditions(row);
  return {
    ...toSummary(row),
    slug: slugify(row.name),
    description: row.summary,
    storyline: row.storyline,
    coverHeight: row.cover?.height ?? null,
    coverWidth: row.cover?.width ?? null,
    bannerUrl: banner ? imageUrl(banner.image_id, "1080p") : null,
    ratingCount: row.total_rating_count ?? 0,
    aggregatedRating: row.aggregated_rating,
    aggregatedRatingCount: row.aggregated_rating_count ?? 0,
    platforms: row.platforms.map(({ id, name, platform_logo }) => ({
      id,
      name,
      logoUrl: platform_logo && imageUrl(platform_logo.image_id, "logo_med"),
    })),
    screenshots: row.screenshots.map(toImage),
    artworks: row.artworks.map(toImage),
    videos: row.videos.map(({ video_id, name }) => ({ videoId: video_id, name: name ?? row.name })),
    releaseDates: row.release_dates.map(toReleaseDate),
    companies: toCompanies(row.involved_companies, logos),
    websites: toWebsites(row.websites),
    steamAppId: steamAppId(row.external_games, row.websites),
    ageRating: toAgeRating(row.age_ratings),
    similarGames: toSummaries(row.similar_games),
    dlcs: dlcs.slice(0, MAX_ADDITIONS),
    expansions: expansions.slice(0, MAX_ADDITIONS),
    additionCount: dlcs.length + expansions.length,
    remakes: toSummaries(row.remakes),
    remasters: toSummaries(row.remasters),
    versionParent: toLink(row.version_parent),
    parentGame: toLink(row.parent_game),
    isAdult: row.themes.includes(ADULT_THEME),
    igdbUrl: row.url ?? `https://www.igdb.com/games/${row.slug ?? slugify(row.name)}`,
  };
}

export type Additions = Pick<Game, "dlcs" | "expansions">;

/** All DLCs and expansions of a game. */
export function toAdditions(row: Pick<GameRow, "dlcs" | "expansions">): Additions {
  return { dlcs: toSummaries(row.dlcs), expansions: toSummaries(row.expansions) };
}

function toImage(image: GameRow["screenshots"][number]): Game["screenshots"][number] {
  const url = imageUrl(image.image_id, "screenshot_huge");
  return { url, height: image.height ?? 720, width: image.width ?? 1280 };
}

function toReleaseDate(release: GameRow["release_dates"][number]): Game["releaseDates"][number] {
  const date = isoDate(release.date);
  return {
    date,
    human: release.human ?? date ?? "TBD",
    platform: release.platform?.name ?? "Unknown platform",
    region: release.release_region === null ? null : (REGIONS[release.release_region] ?? null),
  };
}

/** Merges the rows of each company: IGDB may have one for each of its roles. */
function toCompanies(
  rows: GameRow["involved_companies"],
  logos: ReadonlyMap<number, string>,
): Game["companies"] {
  const companies = new Map<number, Game["companies"][number]>();
  for (const { company, developer, publisher } of rows) {
    const known = companies.get(company.id);
    const logo = company.logo === null ? undefined : logos.get(company.logo);
    companies.set(company.id, {
      id: company.id,
      name: company.name,
      slug: company.slug ?? slugify(company.name),
      logoUrl: logo ? imageUrl(logo, "logo_med") : (known?.logoUrl ?? null),
      isDeveloper: developer || (known?.isDeveloper ?? false),
      isPublisher: publisher || (known?.isPublisher ?? false),
    });
  }
  return [...companies.values()];
}

function toLink(row: { id: number; name: string } | null): Game["versionParent"] {
  return row && { id: row.id, name: row.name, path: gamePath(row) };
}
