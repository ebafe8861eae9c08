import { describe, expect, it } from "vitest";
import { columnLines, PLOT_HEIGHT } from "./column-lines";
import { OWN_LINKS, parseYear, parseYearPicture, publicLinks, yearPictureName } from "./path";
import type { StatisticsRow } from "./rows";
import { layOutColumns } from "./scales";
import { toStatistics } from "./to-statistics";

const BACKLOG = { games: 2, untimed: 1, hours: 30, yearGames: 3, yearHours: 60 };
const ROW: StatisticsRow = {
  today: "2026-11-23",
  games: 6,
  statuses: { want: 2, completed: 3, imported: 1 },
  added: [
    { year: 2001, status: "want", games: 1 },
    { year: 2026, status: "completed", games: 3 },
    { year: 2026, status: "want", games: 1 },
    { year: null, status: "imported", games: 1 },
  ],
  completed: [
    { month: "2024-02", games: 1 },
    { month: "2026-05", games: 2 },
  ],
  played: [{ month: "2026-11", minutes: 90 }],
  ratings: [{ rating: 7.5, games: 2 }],
  averageRating: 7.5,
  unlikeOthers: [],
  decades: [{ decade: 1990, games: 2 }],
  genres: [{ id: 12, name: "RPG", games: 4 }],
  themes: [],
  platforms: [{ id: 6, name: "PC", games: 5 }],
  developers: [{ id: 100, name: "One", slug: "one", games: 2 }],
  hours: 12.5,
  playedGames: 2,
  longest: [{ id: 1, name: "A", coverUrl: null, hours: 10, rating: null, releaseYear: 1994, isAdult: false }],
  shortest: [],
  oldest: [
    {
      id: 2,
      name: "B",
      coverUrl: null,
      hours: null,
      rating: null,
      releaseYear: null,
      isAdult: false,
      added: "2001-03-04",
    },
  ],
  backlog: BACKLOG,
};
const HIDDEN = {
  added: null,
  completed: null,
  played: null,
  ratings: null,
  averageRating: null,
  unlikeOthers: null,
  hours: null,
};

const statisticsOf = (changes: object = {}, links = OWN_LINKS) => toStatistics({ ...ROW, ...changes }, links);
const chartOf = (id: string, changes: object = {}, links = OWN_LINKS) => {
  const chart = statisticsOf(changes, links).charts.find((one) => one.id === id);
  if (!chart) throw new Error(`no chart ${id}`);
  return chart;
};
/** Without the empty columns; the labels of all. */
const columnsOf = (id: string, changes: object = {}) => {
  const chart = chartOf(id, changes);
  if (chart.kind !== "columns") throw new Error(id);
  return {
    ...chart,
    columns: chart.columns.filter(({ value }) => value > 0),
    labels: chart.columns.flatMap(({ short }) => short ?? []),
  };
};
const hrefsOf = (id: string, links = OWN_LINKS) => {
  const chart = chartOf(id, {}, links);
  if (chart.kind === "games") throw new Error(id);
  const bars = chart.kind === "bars" ? chart.bars : chart.columns.filter(({ value }) => value > 0);
  return bars.map(({ to }) => (to === undefined ? null : `${chart.href}${to}`));
};

describe("the charts of a shelf", () => {
  it("have a column for each rating, named at each whole star", () => {
    const { columns, labels } = columnsOf("ratings");
    expect(columns).toMatchObject([{ label: "7.5/10", value: 2 }]);
    expect(labels).toEqual(["2", "4", "6", "8", "10"]);
  });

  it("have fifteen years, one column for earlier ones, and the statuses in each", () => {
    const { columns, labels, series } = columnsOf("added");
    expect([columns[0]?.label, columns.at(-1)?.label]).toEqual(["Before 2012", "2026"]);
    // Every other one of the sixteen columns has a label.
    expect(labels).toEqual(["’12", "’14", "’16", "’18", "’20", "’22", "’24", "’26"]);
    expect(columns.at(-1)).toMatchObject({ value: 4 });
    expect(series).toEqual(["want", "completed"]);
    expect(columns.at(-1)?.parts).toEqual([1, 3]);
  });

  it("have five years at least, so that a single one is no wide block", () => {
    const added = [{ year: 2026, status: "want", games: 1 }];
    expect(columnsOf("added", { added }).labels).toEqual(["2022", "2023", "2024", "2025", "2026"]);
  });

  it("say since which month the oldest games wait", () => {
    const chart = chartOf("oldest");
    expect(chart.kind === "games" && chart.games.map(({ fact }) => fact)).toEqual(["since March 2001"]);
  });

  it("compare ratings with those of others, if any is unlike them", () => {
    const unlikeOthers = [{ ...ROW.longest?.[0], rating: 9, others: 7.8 }];
    const chart = chartOf("unlike-others", { unlikeOthers });
    expect(chart.kind === "games" && chart.games).toEqual([
      { id: 1, name: "A", fact: "9/10, others 7.8 on average" },
    ]);
    expect(statisticsOf().charts.map(({ id }) => id)).not.toContain("unlike-others");
  });

  it("have the last twelve months", () => {
    const { columns, labels } = columnsOf("completed");
    expect(labels.join(" ")).toBe("Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov");
    expect(columns).toMatchObject([{ label: "May 2026", value: 2 }]);
    expect(columnsOf("played").columns).toMatchObject([{ value: 1.5 }]);
    expect(columnsOf("completed", { completed: [{ month: "2024-02", games: 1 }] }).columns).toEqual([]);
  });

  it("leave out what is hidden", () => {
    const { charts, figures, years } = statisticsOf({
      ...HIDDEN,
      longest: null,
      shortest: null,
      oldest: null,
    });
    expect(charts.map(({ id }) => id)).toEqual([
      "statuses",
      "genres",
      "themes",
      "platforms",
      "developers",
      "decades",
    ]);
    expect(figures.map(({ term }) => term)).toEqual(["games", "completed"]);
    expect(years).toEqual([]);
  });

  it("lead their owner to the filtered shelf", () => {
    expect(hrefsOf("statuses")).toEqual([
      "/collection?status=want",
      "/collection?status=completed",
      "/collection?status=unsorted",
    ]);
    expect(hrefsOf("genres")).toEqual(["/collection?genre=12"]);
    expect(hrefsOf("platforms")).toEqual(["/collection?platform=6"]);
    expect(hrefsOf("decades")).toEqual(["/collection?year=1990-1999"]);
    expect(hrefsOf("ratings")).toEqual(["/collection?rating=7.5"]);
    expect(hrefsOf("developers")).toEqual(["/collection?developer=100"]);
    expect(hrefsOf("completed")).toEqual(["/collection?status=completed&completed=2026-05"]);
    expect(hrefsOf("played")).toEqual(["/journal?period=2026-11"]);
    expect(hrefsOf("added")).toEqual([null, "/collection?added=2026"]);
  });

  it("lead visitors to the tabs and the filtered games of the profile", () => {
    const links = publicLinks({ username: "me", shownSections: ["dates"] }, ["completed"]);
    expect(hrefsOf("statuses", links)).toEqual([null, "/user/me/completed", null]);
    for (const [id, hrefs] of [
      ["genres", ["genre/12"]],
      ["platforms", ["platform/6"]],
      ["decades", ["decade/1990"]],
      ["ratings", ["rating/7.5"]],
      ["developers", ["developer/100"]],
      ["completed", ["completed/2026-05"]],
      ["played", ["played/2026-11"]],
      ["added", ["added-before/2012", "added/2026"]],
    ] as const) {
      expect(hrefsOf(id, links)).toEqual(hrefs.map((end) => `/user/me/games/${end}`));
    }
    const { years, yearHref } = statisticsOf({}, links);
    expect(years.map((year) => `${yearHref}${year}`)).toEqual([
      "/user/me/2026",
      "/user/me/2024",
      "/user/me/2001",
    ]);
    expect(links.genre(12, 2026)).toBe("/user/me/games/genre/12/completed/2026");
    expect(links.decade(0)).toBeNull();
  });

  it("lead visitors nowhere from the hours of a month where dates are hidden", () => {
    const links = publicLinks({ username: "me", shownSections: ["plays", "hours"] }, []);
    expect(hrefsOf("played", links)).toEqual([null]);
  });
});

describe("the backlog", () => {
  const backlogOf = (changes: object) => statisticsOf({ backlog: { ...BACKLOG, ...changes } }).backlog;
  const endOf = (changes: object) =>
    backlogOf(changes).figures.find(({ term }) => term === "at this pace")?.value;

  it("ends at the pace of the last year", () => {
    expect(endOf({})).toBe("done in May 2027");
    expect(endOf({ hours: 60 * 90 })).toBe("done in November 2116");
    expect(endOf({ hours: 60 * 101 })).toBe("done in over 100 years");
    expect(backlogOf({}).sentence).toContain("The length of 1 of the games is unknown.");
    expect(backlogOf({}).sentence).toContain("3 games and 60 hours");
  });

  it("has no end without a pace, without dates, and when it is empty", () => {
    expect(endOf({ yearHours: 0 })).toBeUndefined();
    expect(backlogOf({ yearHours: 0 }).sentence).toContain("there is no pace");
    expect(endOf({ yearHours: null, yearGames: null })).toBeUndefined();
    expect(endOf({ hours: 0 })).toBeUndefined();
    expect(backlogOf({ games: 0, hours: 0, untimed: 0 }).sentence).toBe("Nothing is waiting.");
  });
});

describe("the layout", () => {
  it("draws columns from the base, side by side, with whole ticks", () => {
    const inputs = [3, 0, 1, 0].map((values) => ({ label: `${values}`, short: "", href: null, values }));
    const layout = layOutColumns(inputs);
    expect(layout.columns.map(({ value }) => value)).toEqual([3, 0, 1, 0]);
    const [high, low] = linesOf(layout);
    expect([high?.from, low?.from]).toEqual([PLOT_HEIGHT, PLOT_HEIGHT]);
    expect((high?.height ?? 0) / (low?.height ?? 1)).toBeCloseTo(3, 1);
    expect([high?.x, low?.x]).toEqual([1, 5]);
    for (const tick of layout.ticks) expect(Number.isInteger(tick) && tick > 0).toBe(true);
  });

  it("stacks the parts of a column", () => {
    const values = [{ want: 1, completed: 2 }, { completed: 1 }];
    const layout = layOutColumns(
      values.map((one, index) => ({ label: `${index}`, short: "", href: null, values: one })),
    );
    const [want, completed, alone] = linesOf(layout);
    expect([want?.from, completed?.from, alone?.from]).toEqual([PLOT_HEIGHT, want?.to, PLOT_HEIGHT]);
    expect(completed?.height).toBeGreaterThan(want?.height ?? 0);
    expect([want?.x, completed?.x, alone?.x]).toEqual([1, 1, 3]);
  });
});

/** The vertical lines of a chart. */
function linesOf(layout: Parameters<typeof columnLines>[0]) {
  return columnLines(layout)
    .flatMap(({ d }) => d.match(/M[\d.]+ [\d.]+V[\d.]+/g) ?? [])
    .map((line) => {
      const [x = 0, from = 0, to = 0] = line.slice(1).split(/[ V]/).map(Number);
      return { x, from, to, height: from - to };
    });
}

describe("a year in an address", () => {
  it("is four digits from 1970, alone", () => {
    expect(["1970", "2026", "2099"].map((year) => parseYear([year]))).toEqual([1970, 2026, 2099]);
    for (const segments of [[], ["1969"], ["2100"], ["02026"], ["2026", "2"], ["want"], ["2026.0"]]) {
      expect(parseYear(segments)).toBeNull();
    }
  });
});

describe("a picture of a year", () => {
  it.each(["2026_demo", "2026post_demo", "2026storyhr_demo", "2026widehn_a_name"])("is named %s", (name) => {
    const parsed = parseYearPicture(name);
    expect(parsed && yearPictureName(parsed.username, parsed.year, parsed.picture)).toBe(name);
  });

  it.each([
    "2026",
    "1969_demo",
    "2026squareh_demo",
    "2026postrh_demo",
    "2026posthh_demo",
    "2026h_demo",
    "demo",
  ])("is never named %s", (name) => expect(parseYearPicture(name)).toBeNull());
});
