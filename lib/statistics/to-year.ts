import "server-only";
import { formatMinutes } from "@/lib/collection/hours";
import { formatCount } from "@/lib/format-count";
import { fromStoredCover } from "@/lib/games/images";
import { monthName } from "@/lib/months";
import { ratingText } from "@/lib/stars";
import type { ChartLinks } from "./path";
import type { GameRow, YearRow } from "./rows";
import { layOutColumns } from "./scales";
import type { ColumnsChart, Figure, Year } from "./schema";
import { columnsChart, facetChart, toGame } from "./to-statistics";

export function toYear(row: YearRow, links: ChartLinks): Year {
  const { year, years, today } = row;
  const linkTo = (to: number | undefined) => {
    return to === undefined ? null : { year: to, href: `${links.years}${to}` };
  };
  const thisYear = Number(today.slice(0, 4));
  return {
    year,
    figures: yearFigures(row),
    best: row.best.map((game) => ({
      ...toGame(game, factOf(game)),
      coverUrl: fromStoredCover(game.cover_url),
      ...(game.is_adult ? { isAdult: true } : {}),
      releaseDate: game.release_year === null ? null : `${game.release_year}-01-01`,
    })),
    highlights: highlightsOf(row),
    charts: [
      monthsChart(row, links),
      hoursChart(row, links),
      ...(row.genres.length === 0
        ? []
        : [facetChart("genres", "Genres of completed games", row.genres, (id) => links.genre(id, year))]),
    ].filter((chart) => chart !== null),
    previous: linkTo(years.filter((one) => one < year).at(-1)),
    next: linkTo(years.find((one) => one > year && one <= thisYear)),
    isOver: year < thisYear,
  };
}

function yearFigures({ completed, added, minutes, played, average_rating }: YearRow): Figure[] {
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
    ...(rating === null ? [] : [ratingText(rating)]),
    ...(release_year === null ? [] : [release_year]),
  ].join(" · ");
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

function monthsChart({ months, year }: YearRow, links: ChartLinks): ColumnsChart | null {
  if (months.length === 0) return null;
  return {
    ...columnsChart("months", "Completed by month", "Month", "Games"),
    ...layOutColumns(
      columnsOf(new Map(months.map(({ month, games }) => [month, games])), year, links.completed),
    ),
  };
}

function hoursChart({ played_months, year }: YearRow, links: ChartLinks): ColumnsChart | null {
  if (!played_months || played_months.length === 0) return null;
  const hours = new Map(played_months.map(({ month, minutes }) => [month, Math.round(minutes / 6) / 10]));
  return {
    ...columnsChart("hours", "Hours by month", "Month", "Hours"),
    description: "From logged plays, in the month in which each ended, or began if it is open.",
    ...layOutColumns(columnsOf(hours, year, links.played)),
  };
}

function columnsOf(
  values: ReadonlyMap<number, number>,
  year: number,
  linkOf: (month: string) => string | null,
) {
  return MONTHS.map((month) => ({
    label: `${monthName(month)} ${year}`,
    short: monthName(month).slice(0, 3),
    href: linkOf(`${year}-${String(month).padStart(2, "0")}`),
    values: values.get(month) ?? 0,
  }));
}
