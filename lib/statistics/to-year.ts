import "server-only";
import { formatMinutes } from "@/lib/collection/hours";
import { formatCount } from "@/lib/format-count";
import { fromStoredCover } from "@/lib/games/images";
import { monthName } from "./months";
import { yearPath } from "./path";
import type { GameRow, YearRow } from "./rows";
import { layOutColumns } from "./scales";
import type { BarsChart, ColumnsChart, Figure, StatisticsGame } from "./schema";
import { columnsChart, facetChart, gamesText, hoursText, toGame } from "./to-statistics";

export type Year = {
  year: number;
  figures: Figure[];
  /** The best of the completed games. */
  best: (StatisticsGame & { coverUrl: string | null })[];
  highlights: { title: string; game: StatisticsGame }[];
  charts: (BarsChart | ColumnsChart)[];
  /** The nearest years that have something. */
  previous: { year: number; href: string } | null;
  next: { year: number; href: string } | null;
  isOver: boolean;
};

export function toYear(row: YearRow, username: string): Year {
  const { year, years, today } = row;
  const linkTo = (to: number | undefined) =>
    to === undefined ? null : { year: to, href: yearPath(username, to) };
  const thisYear = Number(today.slice(0, 4));
  return {
    year,
    figures: yearFigures(row),
    best: row.best.map((game) => ({
      ...toGame(game, factOf(game)),
      coverUrl: fromStoredCover(game.cover_url),
    })),
    highlights: highlightsOf(row),
    charts: [
      monthsChart(row),
      hoursChart(row),
      ...(row.genres.length === 0
        ? []
        : [facetChart("genres", "Genres of completed games", row.genres, () => null)]),
    ].filter((chart) => chart !== null),
    previous: linkTo(years.filter((one) => one < year).at(-1)),
    next: linkTo(years.find((one) => one > year && one <= thisYear)),
    isOver: year < thisYear,
  };
}

export function yearFigures({ completed, added, minutes, played, average_rating }: YearRow): Figure[] {
  return [
    { term: "completed", value: formatCount(completed) },
    { term: "added", value: formatCount(added) },
    ...(played === null || played === 0
      ? []
      : [{ term: played === 1 ? "game played" : "games played", value: formatCount(played) }]),
    ...(minutes === null || minutes === 0
      ? []
      : [{ term: "hours logged", value: formatCount(Math.round(minutes / 60)) }]),
    ...(average_rating === null
      ? []
      : [{ term: "average rating", value: String(Math.round(average_rating * 10) / 10) }]),
  ];
}

function highlightsOf({ longest, first, oldest, completed }: YearRow): Year["highlights"] {
  return [
    ...(longest ? [{ title: "Played most", game: toGame(longest, formatMinutes(longest.minutes)) }] : []),
    ...(first && completed > 1 ? [{ title: "Completed first", game: toGame(first, factOf(first)) }] : []),
    ...(oldest && completed > 1 ? [{ title: "Oldest", game: toGame(oldest, factOf(oldest)) }] : []),
  ];
}

function factOf({ rating, release_year }: GameRow): string {
  return [
    ...(rating === null ? [] : [`${rating} / 10`]),
    ...(release_year === null ? [] : [release_year]),
  ].join(" · ");
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

function monthsChart({ months, year }: YearRow): ColumnsChart | null {
  if (months.length === 0) return null;
  return {
    ...columnsChart("months", "Completed by month", "Month", "Games"),
    ...layOutColumns(columnsOf(new Map(months.map(({ month, games }) => [month, games])), year), gamesText),
  };
}

function hoursChart({ played_months, year }: YearRow): ColumnsChart | null {
  if (!played_months || played_months.length === 0) return null;
  const hours = new Map(played_months.map(({ month, minutes }) => [month, Math.round(minutes / 6) / 10]));
  return {
    ...columnsChart("hours", "Hours by month", "Month", "Hours"),
    description: "Of logged plays, in the month in which each ended, or began if it is open.",
    ...layOutColumns(columnsOf(hours, year), hoursText),
  };
}

function columnsOf(values: ReadonlyMap<number, number>, year: number) {
  return MONTHS.map((month) => ({
    label: `${monthName(month)} ${year}`,
    short: monthName(month).slice(0, 3),
    href: null,
    values: values.get(month) ?? 0,
  }));
}
