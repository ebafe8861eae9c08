import "server-only";
import type { ReleaseRow } from "@/lib/catalogue/releases";
import { DATE_FORMAT, formatInexactDate } from "@/lib/games/date-format";
import { imageUrl } from "@/lib/games/images";
import { releaseOf } from "@/lib/games/map-card";
import { REGIONS } from "@/lib/games/map-game";
import { gamePath } from "@/lib/games/slug";
import type { Release, ReleaseGroup, Releases } from "./calendar";
import { PLATFORM_GROUPS, toReleasePlatforms } from "./platforms";

const WORLDWIDE = 8;

/** IGDB's `release_date_statuses`. */
const NOTES: Readonly<Record<number, string>> = {
  1: "Alpha",
  2: "Beta",
  3: "Early access",
  34: "Advanced access",
  36: "Next-gen update",
};

/** Groups by date, in the order of the rows. `total` counts the games, also those without a row. */
export function toReleases(rows: readonly ReleaseRow[], total: number): Releases {
  const groups = [...Map.groupBy(rows, titleOf)].map(
    ([title, group]): ReleaseGroup => ({ title, releases: group.map(toRelease) }),
  );
  const shown = new Set(rows.map(({ game_id }) => game_id)).size;
  return { groups, counts: countPlatforms(groups), leftOut: Math.max(0, total - shown) };
}

function titleOf({ date, date_format }: ReleaseRow): string {
  if (date !== null && date_format === DATE_FORMAT.day) return date;
  if (date_format === DATE_FORMAT.month) return "";
  return formatInexactDate(date === null ? null : Date.parse(date) / 1000, date_format) ?? "TBD";
}

function toRelease(row: ReleaseRow): Release {
  const { game_id: id, name, cover_image_id } = row;
  return {
    game: {
      id,
      name,
      path: gamePath({ id, name }),
      coverUrl: cover_image_id && imageUrl(cover_image_id, "cover_big"),
      category: row.game_type,
      ...releaseOf(row.first_release_date, row.first_release_format),
    },
    platforms: toReleasePlatforms(row.platforms),
    note: noteOf(row),
  };
}

/** What is special about a release: "Early access", "Japan"; null for nothing. */
export function noteOf({ statuses, regions }: ReleaseRow): string | null {
  const [status] = statuses;
  if (statuses.length === 1 && status && NOTES[status]) return NOTES[status];
  const named = regions.map((region) => region ?? WORLDWIDE);
  if (named.includes(WORLDWIDE)) return null;
  return named.flatMap((region) => REGIONS[region] ?? []).join(", ") || null;
}

function countPlatforms(groups: readonly ReleaseGroup[]): Releases["counts"] {
  const releases = groups.flatMap((group) => group.releases);
  return PLATFORM_GROUPS.map(({ key }) => ({
    key,
    count: releases.filter(({ platforms }) => platforms.some((platform) => platform.key === key)).length,
  })).filter(({ count }) => count > 0);
}
