import { expect, test } from "vitest";
import { readDurationColumn, unitInHeader } from "./durations.ts";

const today = new Date("2026-01-01T00:00:00Z");

test.each([
  ["2h 30m", 2.5],
  ["2h30", 2.5],
  ["2.5 hours", 2.5],
  ["2,5 h", 2.5],
  ["1.234,5 h", 1234.5],
  ["1,234.5 hrs", 1234.5],
  ["1 234 h", 1234],
  ["1d 4h", 28],
  ["1 week 2 days", 216],
  ["90 min", 1.5],
  ["5400 s", 1.5],
  ["3 Std. 15 Min.", 3.3],
  ["2 heures 30", 2.5],
  ["4 horas y 30 minutos", 4.5],
  ["2 ore", 2],
  ["4 godz. 30 min", 4.5],
  ["3 hodiny", 3],
  ["12½ h", 12.5],
  ["12 1/2 hours", 12.5],
  ["about 40 hours", 40],
  ["~40h", 40],
  ["40+ hours", 40],
  ["40–50 h", 45],
  ["20.4 hrs on record", 20.4],
  ["1,234 hours total", 1234],
  ["20h30m (100%)", 20.5],
  ["2.5 hours (main story)", 2.5],
  ["100 hours?", 100],
  ["100h~", 100],
  ["12:30", 12.5],
  ["125:30", 125.5],
  ["8:35:30", 8.6],
  ["1 day, 4:30:00", 28.5],
  ["1.02:30:00", 26.5],
  ["12h:30m:00s", 12.5],
  ["PT2H30M", 2.5],
  ["P1DT4H", 28],
])("reads %j without asking for a unit", (cell, hours) => {
  expect(readDurationColumn([cell])).toMatchObject({ cells: [hours], unit: null, isCertain: true });
});

test.each(["21 hours to the end", "Loved it", "2024-01-03", "5/10", "99:99", "30 minutes 2 hours"])(
  "takes %j for no time",
  (cell) => {
    expect(readDurationColumn([cell])).toMatchObject({ cells: [null], unread: [{ raw: cell }] });
  },
);

test.each([
  ["Hours played", "hours"],
  ["Playtime (h)", "hours"],
  ["Spielstunden", "hours"],
  ["Heures de jeu", "hours"],
  ["Horas jugadas", "hours"],
  ["Ore di gioco", "hours"],
  ["Godziny", "hours"],
  ["Hodiny", "hours"],
  ["gameMins", "minutes"],
  ["Minutes of Playtime", "minutes"],
  ["Spielzeit [Min.]", "minutes"],
  ["playtime_seconds", "seconds"],
  ["Sekunden", "seconds"],
  ["mine", null],
  ["Admin", null],
  ["Playtime", null],
])("finds the unit in the header %j: %s", (header, unit) => {
  expect(unitInHeader(header)).toBe(unit);
});

test.each([
  ["Hours played", ["40+", "12.5", "1,234.5"], "hours", true, [40, 12.5, 1234.5]],
  ["gameMins", ["2529", ""], "minutes", true, [42.2, null]],
  ["Playtime", ["12.5", "40"], "hours", true, [12.5, 40]],
  ["Playtime", ["12", "40"], "hours", false, [12, 40]],
  ["Playtime", ["2529", "540", "900"], "minutes", false, [42.2, 9, 15]],
  ["Time", ["90000", "36000", "7200"], "seconds", false, [25, 10, 2]],
  ["Hours", ["16354", "9000"], "minutes", false, [272.6, 150]],
  ["Minutes", ["12:30"], null, true, [0.2]],
])("decides the unit of %j with the values %j: %s", (header, cells, unit, isCertain, hours) => {
  const years = cells.map(() => 2025);
  expect(readDurationColumn(cells, { header, years, today })).toMatchObject({
    unit,
    isCertain,
    cells: hours,
  });
});

test("counts more than 24 hours a day since the release as outliers", () => {
  const { cells, outliers } = readDurationColumn(["9000", "9000"], {
    unit: "hours",
    years: [2025, 2024],
    today,
  });
  expect(cells).toEqual([null, 9000]);
  expect(outliers).toEqual([{ index: 0, raw: "9000" }]);
});

test("limits no hours of a game that can be played before its release", () => {
  expect(readDurationColumn(["500"], { unit: "hours", years: [2027], today }).cells).toEqual([500]);
});

test("decides the decimal mark from all cells, with their units", () => {
  expect(readDurationColumn(["1.234 h", "12,5 h"]).cells).toEqual([1234, 12.5]);
  expect(readDurationColumn(["1.234 h", "12.5 h"]).cells).toEqual([1.2, 12.5]);
});

test("counts 0 and words for no time as empty", () => {
  expect(readDurationColumn(["0", "0h 0m", "--", "N/A", ""])).toMatchObject({ empty: 5, unread: [] });
});
