import { expect, test } from "vitest";
import { dateOrderOf, exactTime, parseDate, parseTime, yearOf } from "./dates.ts";

test.each([
  ["2024-01-05", "2024-01-05"],
  ["2024-1-5", "2024-01-05"],
  ["2024/01/05", "2024-01-05"],
  ["2024-01-05T23:30:00+02:00", "2024-01-05"],
  ["2024-01-05 00:00:00+00:00", "2024-01-05"],
  ["2012-00-00", "2012"],
  ["2012-05-00", "2012-05"],
  ["2012-05", "2012-05"],
  ["2012", "2012"],
  ["0000-00-00", null],
  ["None", null],
  ["--", null],
  ["", null],
  ["2023-02-29", null],
  ["2024-13-01", null],
  ["1899-01-01", null],
  ["05.01.2024", "2024-01-05"],
  ["25/12/2024", "2024-12-25"],
  ["12/25/2024 11:20:00 PM", "2024-12-25"],
  ["25/12/24", "2024-12-25"],
  ["25/12/98", "1998-12-25"],
  ["3/4/2024", null],
  ["Jun 25, 2020", "2020-06-25"],
  ["25 June 2020", "2020-06-25"],
  ["May 2015", "2015-05"],
  ["Sometime in 2015", null],
])("%j is the day %j", (text, day) => {
  expect(parseDate(text)).toBe(day);
});

test("reads day and month in the order that the user chose", () => {
  expect(parseDate("3/4/2024", "dmy")).toBe("2024-04-03");
  expect(parseDate("3/4/2024", "mdy")).toBe("2024-03-04");
  expect(parseDate("13/4/2024", "mdy")).toBe("2024-04-13");
});

test("finds the order of day and month in a whole column", () => {
  expect(dateOrderOf(["3/4/2024", "13/4/2024"])).toBe("dmy");
  expect(dateOrderOf(["3/4/2024", "3/14/2024"])).toBe("mdy");
  expect(dateOrderOf(["3.4.2024"])).toBe("dmy");
  expect(dateOrderOf(["3/4/2024", ""])).toBe("ask");
  expect(dateOrderOf(["2024-03-04", "x"])).toBe(null);
});

test.each([
  ["2024-02-09 15:54:48", "2024-02-09T15:54:48Z"],
  ["2024-02-09T15:54:48.123Z", "2024-02-09T15:54:48.123Z"],
  ["2024-02-09T00:30:00+02:00", "2024-02-08T22:30:00Z"],
  ["2024-02-09", "2024-02-09"],
  ["2024-02-09 99:99:99", "2024-02-09"],
  ["2024", "2024"],
])("%j is the time %j", (text, time) => {
  expect(parseTime(text)).toBe(time);
});

test("finds a year in a date of any layout", () => {
  expect(["2015", "2015-05-19", "3/4/2020", "May 2015", "TBA", "12345"].map(yearOf)).toEqual([
    2015,
    2015,
    2020,
    2015,
    null,
    null,
  ]);
});

test.each(["2024-01-05T12:30:15.123456+00:00", "1999-12-31T23:59:59Z", "2024-02-29T00:00:00-12:00"])(
  "keeps the time %s",
  (time) => {
    expect(exactTime(time)).toBe(time);
  },
);

test.each([
  "0001-01-01T00:00:00+15:00",
  "2024-01-05T12:30:15+16:00",
  "2024-01-05T12:30:15+23:59",
  "2024-02-30T00:00:00Z",
  "2024-01-05T25:00:00Z",
  "2024-01-05",
  "infinity",
  null,
])("takes %j for no time of the database", (time) => {
  expect(exactTime(time)).toBeNull();
});
