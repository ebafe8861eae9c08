import { isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { STATUSES } from "@/lib/collection/status";
import { SECTIONS } from "@/lib/profile/privacy";
import { publicLinks } from "@/lib/statistics/path";
import type { StatisticsRow } from "@/lib/statistics/rows";
import { toStatistics } from "@/lib/statistics/to-statistics";
import { BarChart } from "./bar-chart";
import { Findings } from "./findings";

/** With a value in every bar and column, and long names. */
const MAX_BYTES = 41_000;

const range = (length: number) => Array.from({ length }, (_, index) => index);
const MONTHS = range(12).map((month) => `2026-${String(month + 1).padStart(2, "0")}`);
const named = range(6).map((id) => ({
  id,
  name: "Hack and slash/Beat 'em up",
  slug: "beat",
  games: 9000 - id,
}));
const games = range(5).map((id) => ({
  id,
  name: "The Legend of Zelda: Ocarina of Time",
  coverUrl: null,
  hours: 1234.5,
  rating: null,
  releaseYear: 1998,
  added: "2009-01-01",
  isAdult: false,
}));

/** A shelf with a value in every bar and column. */
const FULL: StatisticsRow = {
  today: "2026-12-31",
  games: 20_000,
  statuses: Object.fromEntries(STATUSES.map((status) => [status, 3000])),
  added: range(20).flatMap((year) => STATUSES.map((status) => ({ year: 2007 + year, status, games: 123 }))),
  completed: MONTHS.map((month, index) => ({ month, games: 100 + index })),
  played: MONTHS.map((month, index) => ({ month, minutes: 6000 + index })),
  ratings: range(21).map((half) => ({ rating: half / 2, games: 1000 + half })),
  averageRating: 7.5,
  unlikeOthers: games.map((game) => ({ ...game, rating: 9.5, others: 4.5 })),
  decades: range(6).map((decade) => ({ decade: 1970 + 10 * decade, games: 3000 })),
  ...{ genres: named, themes: named, platforms: named, developers: named },
  hours: 120_000,
  playedGames: 9000,
  ...{ longest: games, shortest: games, oldest: games },
  backlog: { games: 9000, untimed: 1000, hours: 90_000, yearGames: 300, yearHours: 9000 },
};

test("keeps the charts of a full shelf small", () => {
  const { charts } = toStatistics(
    FULL,
    publicLinks({ username: "a_name_of_20_letters", shownSections: [...SECTIONS] }, [...STATUSES]),
  );
  const html = renderToStaticMarkup(<Findings charts={charts} />);
  // The page has the charts twice: as markup, and as escaped data for the browser.
  const data = JSON.stringify(JSON.stringify(charts));
  expect(html.length + data.length).toBeLessThanOrEqual(MAX_BYTES);
});

/** The keys of the rows in an element. */
function rowKeys(node: ReactNode): (string | null)[] {
  if (Array.isArray(node)) return node.flatMap(rowKeys);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return [...(node.type === "tr" && node.key !== null ? [node.key] : []), ...rowKeys(node.props.children)];
}

test("distinguishes two developers with the same name", () => {
  const { charts } = toStatistics(FULL, publicLinks({ username: "me", shownSections: [...SECTIONS] }, []));
  const chart = charts.find(({ id }) => id === "developers");
  if (chart?.kind !== "bars") throw new Error("no chart");
  expect(new Set(chart.bars.map(({ label }) => label)).size).toBe(1);
  expect(new Set(rowKeys(BarChart({ chart }))).size).toBe(chart.bars.length);
});
