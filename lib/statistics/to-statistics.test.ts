import { describe, expect, it } from "vitest";
import { OWN_LINKS, parseYear, publicLinks } from "./path";
import { PLOT_HEIGHT } from "./plot-height";
import { statisticsRowSchema } from "./rows";
import { layOutBars, layOutColumns } from "./scales";
import { statisticsSchema } from "./schema";
import { toStatistics } from "./to-statistics";

const BACKLOG = { games: 2, untimed: 1, hours: 30, year_games: 3, year_hours: 60 };
const ROW = {
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
  // As the local Supabase sends numeric values.
  ratings: [{ rating: "7.5", games: 2 }],
  average_rating: "7.50",
  decades: [{ decade: 1990, games: 2 }],
  genres: [{ id: 12, name: "RPG", games: 4 }],
  themes: [],
  platforms: [{ id: 6, name: "PC", games: 5 }],
  developers: [{ id: 100, name: "One", slug: "one", games: 2 }],
  hours: 12.5,
  played_games: 2,
  longest: [{ id: 1, name: "A", cover_url: null, hours: 10, rating: null, release_year: 1994 }],
  shortest: [],
  oldest: [
    { id: 2, name: "B", cover_url: null, hours: null, rating: null, release_year: null, added: "2001-03-04" },
  ],
  backlog: BACKLOG,
};
const HIDDEN = {
  added: null,
  completed: null,
  played: null,
  ratings: null,
  average_rating: null,
  hours: null,
};

const statisticsOf = (changes: object = {}, links = OWN_LINKS) =>
  statisticsSchema.parse(toStatistics(statisticsRowSchema.parse({ ...ROW, ...changes }), links));
const chartOf = (id: string, changes: object = {}, links = OWN_LINKS) => {
  const chart = statisticsOf(changes, links).charts.find((one) => one.id === id);
  if (!chart) throw new Error(`no chart ${id}`);
  return chart;
};
const columnsOf = (id: string, changes: object = {}) => {
  const chart = chartOf(id, changes);
  if (chart.kind !== "columns") throw new Error(id);
  return { ...chart, labels: chart.labels.map(({ text }) => text) };
};
const hrefsOf = (id: string, links = OWN_LINKS) => {
  const chart = chartOf(id, {}, links);
  if (chart.kind === "games") throw new Error(id);
  return (chart.kind === "bars" ? chart.bars : chart.columns).map(({ href = null }) => href);
};

describe("the charts of a shelf", () => {
  it("have a column for each rating, with the profile's stars", () => {
    const { columns, labels } = columnsOf("ratings");
    expect(columns).toMatchObject([{ label: "7.5 (3 of 5 stars)", value: "2 games" }]);
    expect(labels).toEqual(["1 ★", "2 ★", "3 ★", "4 ★", "5 ★"]);
  });

  it("have fifteen years, one column for earlier ones, and the statuses in each", () => {
    const { columns, labels, shapes } = columnsOf("added");
    expect([columns[0]?.label, columns.at(-1)?.label]).toEqual(["Before 2012", "2026"]);
    // Of sixteen columns, every other one has a label.
    expect(labels).toEqual(["’12", "’14", "’16", "’18", "’20", "’22", "’24", "’26"]);
    expect(columns.at(-1)).toMatchObject({ value: "4 games" });
    expect(shapes.map(({ status }) => status)).toEqual(["want", "completed"]);
  });

  it("have five years at least, so that a single one is no wide block", () => {
    const added = [{ year: 2026, status: "want", games: 1 }];
    expect(columnsOf("added", { added }).labels).toEqual(["2022", "2023", "2024", "2025", "2026"]);
  });

  it("say since which month the oldest games wait", () => {
    const chart = chartOf("oldest");
    expect(chart.kind === "games" && chart.games.map(({ fact }) => fact)).toEqual(["since March 2001"]);
  });

  it("have the last twelve months", () => {
    const { columns, labels } = columnsOf("completed");
    expect(labels.join(" ")).toBe("Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov");
    expect(columns).toMatchObject([{ label: "May 2026", value: "2 games" }]);
    expect(columnsOf("played").columns).toMatchObject([{ value: "1.5 h" }]);
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

  it("link visitors to no page of the owner", () => {
    const links = publicLinks("me", ["completed"]);
    expect(hrefsOf("statuses", links)).toEqual([null, "/user/me/completed", null]);
    for (const id of ["genres", "platforms", "decades", "ratings", "developers", "completed"]) {
      expect(hrefsOf(id, links).filter(Boolean)).toEqual([]);
    }
    expect(statisticsOf({}, links).years.map(({ href }) => href)).toEqual([
      "/user/me/2026",
      "/user/me/2024",
      "/user/me/2001",
    ]);
  });
});

describe("the backlog", () => {
  const backlogOf = (changes: object) => statisticsOf({ backlog: { ...BACKLOG, ...changes } }).backlog;
  const endOf = (changes: object) =>
    backlogOf(changes).figures.find(({ term }) => term.startsWith("end"))?.value;

  it("ends at the pace of the last year", () => {
    expect(endOf({})).toBe("May 2027");
    expect(endOf({ hours: 60 * 90 })).toBe("November 2116");
    expect(endOf({ hours: 60 * 101 })).toBe("over 100 years");
    expect(backlogOf({}).sentence).toContain("The length of 1 of the games is unknown.");
    expect(backlogOf({}).sentence).toContain("3 games and 60 hours");
  });

  it("has no end without a pace, without dates, and when it is empty", () => {
    expect(endOf({ year_hours: 0 })).toBeUndefined();
    expect(backlogOf({ year_hours: 0 }).sentence).toContain("there is no pace");
    expect(endOf({ year_hours: null, year_games: null })).toBeUndefined();
    expect(endOf({ hours: 0 })).toBeUndefined();
    expect(backlogOf({ games: 0, hours: 0, untimed: 0 }).sentence).toBe("Nothing is waiting.");
  });
});

describe("the layout", () => {
  it("draws bars in proportion", () => {
    const bars = layOutBars([40, 10, 0].map((value) => ({ label: String(value), value, href: null })));
    expect(bars.map(({ width }) => width)).toEqual([100, 25, 0]);
  });

  it("draws columns from the base, side by side, with whole ticks", () => {
    const inputs = [3, 0, 1].map((values) => ({ label: `${values}`, short: "", href: null, values }));
    const { columns, shapes, columnWidth, ticks } = layOutColumns(inputs, String);
    expect(columns.map(({ label }) => label)).toEqual(["3", "1"]);
    for (const { x } of columns) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + columnWidth).toBeLessThanOrEqual(100);
    }
    const lines = shapes.flatMap(({ d }) => d.match(/M[\d.]+ [\d.]+V[\d.]+/g) ?? []);
    const [high, low] = lines.map((line) => line.slice(1).split(/[ V]/).map(Number));
    expect([high?.[1], low?.[1]]).toEqual([PLOT_HEIGHT, PLOT_HEIGHT]);
    const heightOf = (line: number[] | undefined) => PLOT_HEIGHT - (line?.[2] ?? 0);
    expect(heightOf(high) / heightOf(low)).toBeCloseTo(3, 1);
    expect(high?.[0]).toBeCloseTo((columns[0]?.x ?? 0) + columnWidth / 2, 0);
    for (const { label } of ticks) expect(label).toMatch(/^[1-9]\d*$/);
  });
});

describe("a year in an address", () => {
  it("is four digits from 1970, alone", () => {
    expect(["1970", "2026", "2099"].map((year) => parseYear([year]))).toEqual([1970, 2026, 2099]);
    for (const segments of [[], ["1969"], ["2100"], ["02026"], ["2026", "2"], ["want"], ["2026.0"]]) {
      expect(parseYear(segments)).toBeNull();
    }
  });
});
