import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { and, anyOf, compare } from "@/apicalypse/build";
import { cachedRead } from "@/lib/games/cached-read";
import { DATE_FORMAT, formatInexactDate } from "@/lib/games/date-format";
import { isoDate } from "@/lib/games/map-summary";
import type { ReleaseRow } from "@/lib/igdb/rows";
import type { Releases } from "./calendar";
import { countPlatforms, groupReleases } from "./group-releases";
import { calendarTags } from "./keys";
import { addMonths, type Month, monthStart } from "./month";
import { readAwaited, readReleasedGames, readReleases } from "./read-releases";
import { toUndated } from "./undated";

const MAX_UNDATED = 100;

/** Today's ISO date (UTC); at most half an hour late. */
export async function getToday(): Promise<string> {
  "use cache";
  cacheLife("catalogue");
  cacheTag(calendarTags.all);
  return new Date().toISOString().slice(0, 10);
}

/**
 * A month's releases by day; last, with the title "", those known by month only.
 * @throws {AppError} when IGDB cannot be read
 */
export async function getMonthReleases(month: Month): Promise<Releases> {
  return cachedRead(readMonth(month));
}

async function readMonth(month: Month): Promise<Releases> {
  "use cache";
  cacheTag(calendarTags.all);
  cacheLife("catalogue");
  const rows = await readReleases(
    and(
      compare("date", ">=", monthStart(month)),
      compare("date", "<", monthStart(addMonths(month, 1))),
      anyOf("date_format", [DATE_FORMAT.day, DATE_FORMAT.month]),
    ),
  );
  const titleOf = (row: ReleaseRow) => (row.date_format === DATE_FORMAT.month ? "" : isoDate(row.date));
  const releases = groupReleases(rows, await readReleasedGames(rows), titleOf);
  const byDay = releases.groups.toSorted((a, b) => Number(a.title === "") - Number(b.title === ""));
  return { ...releases, groups: byDay };
}

/**
 * Releases of quarters and years that have not passed ("Q4 2026", "2027"), soonest first, and undated ones ("TBD").
 * @throws {AppError} when IGDB cannot be read
 */
export async function getUndatedReleases(month: Month): Promise<Releases> {
  return cachedRead(readUndated(month));
}

async function readUndated(month: Month): Promise<Releases> {
  "use cache";
  cacheTag(calendarTags.all);
  cacheLife("catalogue");
  const { q1, q2, q3, q4, year } = DATE_FORMAT;
  const [rows, awaited] = await Promise.all([
    readReleases(and(compare("date", ">=", monthStart(month)), anyOf("date_format", [q1, q2, q3, q4, year]))),
    readAwaited([compare("first_release_date", "=", null), compare("hypes", "!=", null)], {
      sort: { path: "hypes", direction: "desc" },
      limit: MAX_UNDATED,
    }),
  ]);
  const windows = groupReleases(rows, await readReleasedGames(rows), ({ date, date_format }) =>
    formatInexactDate(date, date_format),
  );
  const undated = toUndated(awaited);
  const groups =
    undated.length > 0 ? [...windows.groups, { title: "TBD", releases: undated }] : windows.groups;
  return { groups, counts: countPlatforms(groups), leftOut: windows.leftOut };
}
