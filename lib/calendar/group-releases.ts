import "server-only";
import { REGIONS } from "@/lib/games/map-game";
import { toSummary } from "@/lib/games/map-summary";
import type { AwaitedRow, ReleaseRow } from "@/lib/igdb/rows";
import type { Release, ReleaseGroup, Releases } from "./calendar";
import { PLATFORM_GROUPS, toReleasePlatforms } from "./platforms";

const WORLDWIDE = 8;
/** IGDB's `release_date_statuses` and `game_statuses` of cancelled games. */
const CANCELLED_RELEASE = 5;
const CANCELLED_GAME = 6;

const NOTES: Readonly<Record<number, string>> = {
  1: "Alpha",
  2: "Beta",
  3: "Early access",
  34: "Advanced access",
  36: "Next-gen update",
};

/** Games of one page; the least awaited ones beyond it are only counted. */
const MAX_GAMES = 200;

/**
 * Groups by `titleOf`, in the order of the rows' dates; within a group the most awaited first, and each game once with all its
 * platforms.
 */
export function groupReleases(
  rows: readonly ReleaseRow[],
  games: readonly AwaitedRow[],
  titleOf: (row: ReleaseRow) => string | null,
): Releases {
  const coming = games.filter((game) => game.game_status !== CANCELLED_GAME).sort(byInterest);
  const ranks = new Map(coming.slice(0, MAX_GAMES).map((game, rank) => [game.id, { game, rank }]));
  const dated = rows
    .filter((row) => row.status !== CANCELLED_RELEASE && ranks.has(row.game))
    .sort(
      (a, b) => (a.date ?? Infinity) - (b.date ?? Infinity) || (b.date_format ?? 0) - (a.date_format ?? 0),
    );
  const groups: ReleaseGroup[] = [];
  for (const [title, group] of Map.groupBy(dated, titleOf)) {
    if (title === null) continue;
    const releases = [...Map.groupBy(group, (row) => row.game)]
      .flatMap(([id]) => ranks.get(id) ?? [])
      .sort((a, b) => a.rank - b.rank)
      .map(({ game }) =>
        toRelease(
          game,
          group.filter((row) => row.game === game.id),
        ),
      );
    groups.push({ title, releases });
  }
  return { groups, counts: countPlatforms(groups), leftOut: Math.max(0, coming.length - MAX_GAMES) };
}

function byInterest(a: AwaitedRow, b: AwaitedRow): number {
  const interest = (game: AwaitedRow) => (game.hypes ?? 0) + (game.total_rating_count ?? 0);
  return interest(b) - interest(a) || a.name.localeCompare(b.name, "en");
}

function toRelease(game: AwaitedRow, rows: readonly ReleaseRow[]): Release {
  const { id, name, path, coverUrl, category } = toSummary(game);
  return {
    game: { id, name, path, coverUrl, category },
    platforms: toReleasePlatforms(rows.flatMap(({ platform }) => platform ?? [])),
    note: noteOf(rows),
  };
}

function noteOf(rows: readonly ReleaseRow[]): string | null {
  const statuses = new Set(rows.map(({ status }) => status));
  const [status] = statuses;
  if (statuses.size === 1 && status && NOTES[status]) return NOTES[status];
  const regions = new Set(rows.map(({ release_region }) => release_region ?? WORLDWIDE));
  if (regions.has(WORLDWIDE)) return null;
  return [...regions].flatMap((region) => REGIONS[region] ?? []).join(", ") || null;
}

export function countPlatforms(groups: readonly ReleaseGroup[]): Releases["counts"] {
  const releases = groups.flatMap((group) => group.releases);
  return PLATFORM_GROUPS.map(({ key }) => ({
    key,
    count: releases.filter(({ platforms }) => platforms.some((platform) => platform.key === key)).length,
  })).filter(({ count }) => count > 0);
}
