import "server-only";
import type { StoredGameRow } from "@/lib/catalogue/game";
import { parseAppId } from "./app-id";
import { formatReleaseDate } from "./format";
import { cardToSummary, periodOf } from "./map-card";
import { REGIONS } from "./map-game";
import type { Game, TimeToBeat } from "./schema";
import { gamePath, slugify } from "./slug";

/** A game of our own catalogue, with nothing where only IGDB has it. */
export function toCatalogueGame(row: StoredGameRow): { game: Game; timeToBeat: TimeToBeat | null } {
  const { hastily, normally, completely } = row;
  const hasTimes = hastily !== null || normally !== null || completely !== null;
  const game: Game = {
    ...cardToSummary(row),
    slug: slugify(row.name),
    coverHeight: null,
    coverWidth: null,
    bannerUrl: null,
    ratingCount: row.total_rating_count,
    aggregatedRating: null,
    aggregatedRatingCount: 0,
    description: null,
    storyline: null,
    platforms: row.platforms.map((platform) => ({ ...platform, logoUrl: null })),
    screenshots: [],
    artworks: [],
    videos: [],
    releaseDates: row.release_dates.map(({ date, date_format, platform, release_region }) => ({
      date,
      human: periodOf(date, date_format) ?? formatReleaseDate(date),
      platform: platform ?? "Unknown platform",
      region: release_region === null ? null : (REGIONS[release_region] ?? null),
    })),
    companies: row.companies.map(({ developer, publisher, ...company }) => ({
      ...company,
      logoUrl: null,
      isDeveloper: developer,
      isPublisher: publisher,
    })),
    websites: [],
    steamAppId: row.steam_uids.map(parseAppId).find((appId) => appId !== null) ?? null,
    ageRating: null,
    similarGames: [],
    dlcs: [],
    expansions: [],
    additionCount: 0,
    remakes: [],
    remasters: [],
    versionParent: toLink(row.version_parent),
    parentGame: toLink(row.parent_game),
    isAdult: row.is_adult,
    igdbUrl: `https://www.igdb.com/games/${row.slug}`,
  };
  return { game, timeToBeat: hasTimes ? { hastily, normally, completely, count: null } : null };
}

function toLink(row: { id: number; name: string } | null): Game["parentGame"] {
  return row && { ...row, path: gamePath(row) };
}
