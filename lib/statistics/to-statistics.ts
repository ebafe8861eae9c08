import "server-only";
import { STATUS_LABELS, STATUSES, type Status } from "@/lib/collection/status";
import { formatCount } from "@/lib/format-count";
import { lastMonths, monthTitle } from "@/lib/months";
import { ratingText } from "@/lib/stars";
import { toBacklog } from "./backlog";
import type { ChartLinks } from "./path";
import type { GameRow, StatisticsRow } from "./rows";
import { type ColumnsLayout, layOutBars, layOutColumns } from "./scales";
import type { BarsChart, Chart, ColumnsChart, Figure, Statistics, StatisticsGame } from "./schema";
import { hoursText } from "./units";

/** Columns of years; earlier ones are one column. */
const MAX_YEARS = 15;
const MIN_YEARS = 5;
const RATING_STEPS = Array.from({ length: 21 }, (_, index) => index / 2);

/** The charts of a shelf, without those that its owner hides. */
export function toStatistics(row: StatisticsRow, links: ChartLinks): Statistics {
  return {
    games: row.games,
    figures: figuresOf(row),
    backlog: toBacklog(row),
    charts: [
      statusChart(row, links),
      ratingsChart(row, links),
      unlikeOthersChart(row),
      yearsChart(row, links),
      completionsChart(row, links),
      hoursChart(row, links),
      facetChart("genres", "Genres", row.genres, links.genre),
      facetChart("themes", "Themes", row.themes, links.theme),
      facetChart("platforms", "Platforms", row.platforms, links.platform),
      bars("developers", "Developers", row.developers, (one) => [one.name, links.developer(one.id)]),
      bars("decades", "Decades", row.decades, ({ decade }) => [`${decade}s`, links.decade(decade)]),
      gameChart("longest", "Played longest", row.longest, "No hours yet.", ({ hours }) =>
        hoursText(hours ?? 0),
      ),
      gameChart("shortest", "Completed fastest", row.shortest, "No completed game has hours.", ({ hours }) =>
        hoursText(hours ?? 0),
      ),
      gameChart(
        "oldest",
        "Waiting longest",
        row.oldest,
        "Nothing is waiting.",
        ({ added }) => `since ${monthTitle(added)}`,
      ),
    ].filter((chart) => chart !== null),
    years: yearsOf(row),
    yearHref: links.years,
  };
}

function figuresOf(row: StatisticsRow): Figure[] {
  const completed = row.statuses.completed ?? 0;
  return [
    { term: row.games === 1 ? "game" : "games", value: formatCount(row.games) },
    { term: "completed", value: formatCount(completed) },
    ...(row.hours === null ? [] : [{ term: "hours played", value: formatCount(Math.round(row.hours)) }]),
    ...(row.averageRating === null
      ? []
      : [{ term: "on average", value: ratingText(Math.round(row.averageRating * 10) / 10) }]),
  ];
}

function statusChart({ statuses }: StatisticsRow, links: ChartLinks): BarsChart {
  const shown = STATUSES.filter((status) => statuses[status]);
  const labelOf = (status: Status) =>
    status === "imported" ? "Imported, not sorted" : STATUS_LABELS[status];
  return {
    ...barsChart("statuses", "By status"),
    ...layOutBars(
      shown.map((status) => ({
        label: labelOf(status),
        value: statuses[status] ?? 0,
        href: links.status(status),
        status,
      })),
    ),
  };
}

function ratingsChart({ ratings, averageRating }: StatisticsRow, links: ChartLinks): ColumnsChart | null {
  if (!ratings) return null;
  const games = new Map(ratings.map((one) => [one.rating, one.games]));
  const inputs = RATING_STEPS.map((rating) => ({
    label: ratingText(rating),
    short: rating > 0 && Number.isInteger(rating / 2) ? String(rating) : "",
    href: links.rating(rating),
    values: games.get(rating) ?? 0,
  }));
  return {
    ...columnsChart("ratings", "Ratings", "Rating", "Games"),
    description:
      averageRating === null ? "" : `${Math.round(averageRating * 10) / 10} on average, out of 10.`,
    ...layOutColumns(inputs, "No ratings yet."),
  };
}

/** Left out if nothing is rated unlike others. */
function unlikeOthersChart({ unlikeOthers }: StatisticsRow): Chart | null {
  if (!unlikeOthers?.length) return null;
  return gameChart(
    "unlike-others",
    "Rated unlike others",
    unlikeOthers,
    "",
    ({ rating, others }) => `${ratingText(rating)}, others ${others} on average`,
  );
}

function yearsChart({ added, today }: StatisticsRow, links: ChartLinks): ColumnsChart | null {
  if (!added) return null;
  const dated = added.filter(({ year }) => year !== null);
  const last = Number(today.slice(0, 4));
  const first = Math.min(last - MIN_YEARS + 1, ...dated.flatMap(({ year }) => year ?? []));
  const from = Math.max(first, last - MAX_YEARS + 1);
  const valuesOf = (isIn: (year: number) => boolean) => {
    const values: Partial<Record<Status, number>> = {};
    for (const { year, status, games } of dated) {
      if (year !== null && isIn(year)) values[status] = (values[status] ?? 0) + games;
    }
    return values;
  };
  const earlier =
    first < from
      ? [
          {
            label: `Before ${from}`,
            short: "…",
            href: links.addedBefore(from),
            values: valuesOf((year) => year < from),
          },
        ]
      : [];
  const years = Array.from({ length: last - from + 1 }, (_, index) => from + index).map((year) => ({
    label: String(year),
    short: last - from > 7 ? `’${String(year).slice(2)}` : String(year),
    href: links.added(year),
    values: valuesOf((one) => one === year),
  }));
  const chart = columnsChart("added", "Added by year", "Year", "Games");
  return {
    ...chart,
    description: "In the colours of their statuses.",
    ...layOutColumns([...earlier, ...years], "No games yet."),
  };
}

function completionsChart({ completed, today }: StatisticsRow, links: ChartLinks): ColumnsChart | null {
  if (!completed) return null;
  const games = new Map(completed.map((one) => [one.month, one.games]));
  return {
    ...columnsChart("completed", "Completed by month", "Month", "Games"),
    description: "In the last twelve months.",
    ...monthColumns(today, games, links.completed, "No game was completed in the last twelve months."),
  };
}

function hoursChart({ played, today }: StatisticsRow, links: ChartLinks): ColumnsChart | null {
  if (!played) return null;
  const hours = new Map(played.map(({ month, minutes }) => [month, Math.round(minutes / 6) / 10]));
  return {
    ...columnsChart("played", "Hours by month", "Month", "Hours"),
    description: "From logged plays, in the month in which each ended, or began if it is open.",
    ...monthColumns(today, hours, links.played, "No play was logged in the last twelve months."),
  };
}

/** A column for each of the last twelve months; `values` and `linkOf` take months like "2026-05". */
function monthColumns(
  today: string,
  values: ReadonlyMap<string, number>,
  linkOf: (month: string) => string | null,
  empty: string,
): ColumnsLayout {
  const inputs = lastMonths(today).map((month) => ({
    label: monthTitle(month),
    short: monthTitle(month).slice(0, 3),
    href: linkOf(month),
    values: values.get(month) ?? 0,
  }));
  return layOutColumns(inputs, empty);
}

type Named = { id: number; name: string; games: number };

function facetChart(
  id: string,
  title: string,
  rows: readonly Named[],
  link: (id: number) => string | null,
): BarsChart {
  return bars(id, title, rows, (one) => [one.name, link(one.id)]);
}

function bars<Row extends { games: number }>(
  id: string,
  title: string,
  rows: readonly Row[],
  toBar: (row: Row) => [label: string, href: string | null],
): BarsChart {
  const inputs = rows.map((row) => {
    const [label, href] = toBar(row);
    return { label, value: row.games, href };
  });
  return { ...barsChart(id, title), ...layOutBars(inputs) };
}

function barsChart(id: string, title: string): BarsChart {
  return { kind: "bars", id, title, bars: [] };
}

function columnsChart(id: string, title: string, heading: string, unit: ColumnsChart["unit"]): ColumnsChart {
  return {
    kind: "columns",
    id,
    title,
    heading,
    unit,
    description: "",
    ticks: [],
    top: 0,
    columns: [],
  };
}

function gameChart<Row extends GameRow>(
  id: string,
  title: string,
  rows: readonly Row[] | null,
  empty: string,
  factOf: (row: Row) => string,
): Chart | null {
  const games = rows?.map((row) => toGame(row, factOf(row)));
  return games ? { kind: "games", id, title, games, ...(games.length === 0 ? { empty } : {}) } : null;
}

export function toGame({ id, name }: GameRow, fact: string): StatisticsGame {
  return { id, name, fact };
}

/** The years in which something was added or completed, the last first. */
function yearsOf({ added, completed, today }: StatisticsRow): number[] {
  const years = [
    ...(added ?? []).flatMap(({ year }) => year ?? []),
    ...(completed ?? []).map(({ month }) => Number(month.slice(0, 4))),
  ];
  const last = Number(today.slice(0, 4));
  return [...new Set(years)].filter((year) => year <= last).sort((a, b) => b - a);
}
