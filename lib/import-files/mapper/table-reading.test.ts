import { expect, test } from "vitest";
import type { Mapping, TableReading } from "../entry.ts";
import { parseTable } from "../parse-table.ts";
import { describeTable } from "./describe-table.ts";

type Options = Partial<Omit<Mapping, "columns">>;

/** The reading of a table whose columns have the given fields. */
function readingOf(csv: string, columns: Mapping["columns"], options: Options = {}): TableReading {
  const table = parseTable(csv);
  if (!table) throw new Error("no table");
  return describeTable(table, { columns, ratingScale: null, timeUnit: null, dateOrder: null, ...options })
    .reading;
}

const csvOf = (...rows: string[]) => rows.join("\n");

test("counts for each column what is understood, empty, not understood and impossible", () => {
  const ratings = ["9", "8", "good", "N/A", "7", "95", "10", "6", "8", "0"];
  const { cells, ratings: scale } = readingOf(
    csvOf("Game,Score", ...ratings.map((rating, row) => `Game ${row},${rating}`)),
    { title: "Game", rating: "Score" },
  );
  expect(scale?.scale).toBe(10);
  expect(cells).toEqual([
    {
      column: "Score",
      kind: "rating",
      understood: 6,
      empty: 2,
      unread: 1,
      outliers: 1,
      examples: ["good", "95"],
    },
  ]);
});

test("shows the stored value beside the raw cell", () => {
  const { rows } = readingOf(
    csvOf(
      "Game;Score;Time;Done;Bought;State;Kind;Paid;Words;Other",
      "Hades;4.5/5;150 min;12.03.2021;Mar 2021;Beaten;Digital;19,99 €;a;x",
      "Portal;good;soon;some day;;Gave up on it;;;b, c;",
    ),
    {
      title: "Game",
      rating: "Score",
      hours: "Time",
      finishedOn: "Done",
      boughtOn: "Bought",
      status: "State",
      medium: "Kind",
      price: "Paid",
      tags: "Words",
    },
  );
  expect(rows.map((cells) => cells.map(({ stored }) => stored))).toEqual([
    ["Hades", 9, 2.5, "2021-03-12", "2021-03", "completed", "digital", "19.99 EUR", "a", null],
    ["Portal", null, null, null, null, null, null, null, "b, c", null],
  ]);
  expect(rows[1]?.map(({ raw }) => raw)).toEqual([
    ...["Portal", "good", "soon", "some day", "", "Gave up on it", "", "", "b, c", ""],
  ]);
});

test("shows cells that are counted as empty as empty", () => {
  const { rows, cells } = readingOf(
    csvOf("Game,Score,Done,Paid", "Hades,N/A,never,n/a", "Portal,0/5,0,TBC"),
    {
      title: "Game",
      rating: "Score",
      finishedOn: "Done",
      price: "Paid",
    },
  );
  expect(cells).toMatchObject([
    { empty: 2, unread: 0 },
    { empty: 2, unread: 0 },
    { empty: 2, unread: 0 },
  ]);
  expect(rows.map((row) => row.map(({ stored }) => stored))).toEqual([
    ["Hades", "", "", ""],
    ["Portal", "", "", ""],
  ]);
});

test("shows what a date is that finishes no play", () => {
  const csv = (name: string) => csvOf(`Game,Status,${name}`, "Hades,Playing,2024-03-05");
  const stored = (name: string) =>
    readingOf(csv(name), { title: "Game", status: "Status", finishedOn: name }).rows[0]?.[2]?.stored;
  expect(stored("Played")).toBe("started 2024-03-05");
  expect(stored("Last played")).toBe("in the notes: 2024-03-05");
  expect(stored("Finished")).toBe("2024-03-05");
});

test("leaves the order of dates open only until something decides it", () => {
  const csv = (...days: string[]) => csvOf("Game,Done", ...days.map((day) => `Hades,${day}`));
  const columns = { title: "Game", finishedOn: "Done" };
  const order = (...days: string[]) => readingOf(csv(...days), columns).dateOrder;
  expect(order("3/4/2024", "5/6/2024")).toBe("ask");
  expect(order("3/4/2024", "5/20/2024")).toBe("mdy");
  expect(order("2024-03-04")).toBeNull();
  const asked = readingOf(csv("3/4/2024"), columns);
  expect(asked.rows[0]?.[1]).toEqual({ raw: "3/4/2024", stored: null });
  const chosen = readingOf(csv("3/4/2024"), columns, { dateOrder: "dmy" });
  expect(chosen.rows[0]?.[1]).toEqual({ raw: "3/4/2024", stored: "2024-04-03" });
  expect(chosen.cells[0]).toMatchObject({ understood: 1, unread: 0 });
});

test("shows the longest time as a result, by the unit that the user chooses", () => {
  const csv = csvOf("Game,Playtime", "Hades,540", "Celeste,16354");
  const columns = { title: "Game", hours: "Playtime" };
  const times = (timeUnit?: Mapping["timeUnit"]) =>
    readingOf(csv, columns, timeUnit ? { timeUnit } : {}).times;
  expect(times()).toMatchObject({ unit: "minutes", example: { raw: "16354", hours: 272.6 } });
  expect(times("seconds")).toMatchObject({ unit: "seconds", example: { raw: "16354", hours: 4.5 } });
});

test("reads a cell with several dates as one play each", () => {
  const { rows, cells } = readingOf("Game,Done\nHades,2021-03-12; 2023-05-06\n", {
    title: "Game",
    finishedOn: "Done",
  });
  expect(rows[0]?.[1]?.stored).toBe("2021-03-12, 2023-05-06");
  expect(cells[0]).toMatchObject({ understood: 1, unread: 0 });
});
