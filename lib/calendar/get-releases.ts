import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import {
  type PeriodRow,
  type ReleaseRow,
  readMonth,
  readPeriods,
  readUndated,
  readWanted,
} from "@/lib/catalogue/releases";
import { cachedRead } from "@/lib/games/cached-read";
import type { Releases } from "./calendar";
import { calendarTags } from "./keys";
import { addMonths, type Month } from "./month";
import { toReleases } from "./to-releases";

/** Months before and after the current one in the calendar that programs subscribe to. */
const FEED_MONTHS = { before: 1, after: 12 };

/** Today's ISO date (UTC); at most half an hour late. */
export async function getToday(): Promise<string> {
  "use cache";
  cacheLife("catalogue");
  cacheTag(calendarTags.all);
  return new Date().toISOString().slice(0, 10);
}

/**
 * A month's releases by day; last, with the title "", those known by month only.
 * @throws {AppError} when the catalogue cannot be read
 */
export async function getMonthReleases(month: Month): Promise<Releases> {
  const { releases, total } = await cachedRead(readMonthRows(month));
  return toReleases(releases, total);
}

/** The rows of the months around the given one, as the calendar's pages show them. @throws {AppError} */
export async function getReleasesAround(month: Month): Promise<ReleaseRow[]> {
  const { before, after } = FEED_MONTHS;
  const months = Array.from({ length: before + 1 + after }, (_, index) => addMonths(month, index - before));
  const rows = await cachedRead(Promise.all(months.map(readMonthRows)));
  return rows.flatMap(({ releases }) => releases);
}

async function readMonthRows(month: Month): Promise<PeriodRow> {
  "use cache";
  cacheTag(calendarTags.all);
  cacheLife("catalogue");
  return readMonth(`${month}-01`);
}

/**
 * Releases of quarters and years that have not passed ("Q4 2026", "2027"), soonest first, and undated ones ("TBD").
 * @throws {AppError} when the catalogue cannot be read
 */
export async function getUndatedReleases(): Promise<Releases> {
  const { releases, total } = await cachedRead(readUndatedRows());
  return toReleases(releases, total);
}

async function readUndatedRows(): Promise<PeriodRow> {
  "use cache";
  cacheTag(calendarTags.all);
  cacheLife("catalogue");
  const [periods, undated] = await Promise.all([readPeriods(), readUndated()]);
  return { total: periods.total + undated.length, releases: [...periods.releases, ...undated] };
}

/** Releases of the games that the user with this secret address wants; null for an unknown address. Not cached. @throws {AppError} */
export function getWantedReleases(token: string): Promise<ReleaseRow[] | null> {
  return readWanted(token);
}
