import { expect, test } from "vitest";
import { readDateColumn } from "./dates.ts";

test.each([
  ["3-Jan-2024", "2024-01-03"],
  ["03-Jan-24", "2024-01-03"],
  ["Jan-24", "2024-01"],
  ["Jan '24", "2024-01"],
  ["January 3rd, 2024", "2024-01-03"],
  ["Wednesday, 3rd of January 2024", "2024-01-03"],
  ["Wed Jan 03 2024 10:00:00 GMT+0100 (CET)", "2024-01-03"],
  ["Sat Aug 17 18:40:39 2013", "2013-08-17"],
  ["2024-Jan-03", "2024-01-03"],
  ["3. März 2024", "2024-03-03"],
  ["3. Mrz 24", "2024-03-03"],
  ["So., 3. Dez. 2023", "2023-12-03"],
  ["Januar 2024", "2024-01"],
  ["1er août 2024", "2024-08-01"],
  ["mar. 3 janv. 2024", "2024-01-03"],
  ["15 févr. 2024", "2024-02-15"],
  ["3 de marzo de 2024", "2024-03-03"],
  ["3 sept 2024", "2024-09-03"],
  ["1º gennaio 2024", "2024-01-01"],
  ["3 mag 2024", "2024-05-03"],
  ["5 de out. de 2021", "2021-10-05"],
  ["3 stycznia 2024 r.", "2024-01-03"],
  ["3 paź 2024", "2024-10-03"],
  ["3. července 2024", "2024-07-03"],
  ["3. čvn 2024", "2024-06-03"],
  ["2024年1月3日", "2024-01-03"],
  ["２０２４年１月３日", "2024-01-03"],
  ["2024년 1월 3일", "2024-01-03"],
  ["2024. 1. 3.", "2024-01-03"],
  ["3. 1. 2024", "2024-01-03"],
  ["20240103", "2024-01-03"],
  ["20240103T101500Z", "2024-01-03"],
  ["2024-01-03T23:30:00-05:30", "2024-01-03"],
  ["01/2024", "2024-01"],
  ["45294", "2024-01-03"],
  ["45294.75", "2024-01-03"],
  ["1704240000", "2024-01-03"],
  ["1704240000000", "2024-01-03"],
  ["2021-00-00", "2021"],
  ["2021-05-00", "2021-05"],
  ["Summer 2019", "2019"],
  ["~ 2015", "2015"],
  ["early March 2015", "2015-03"],
  ["2015?", "2015"],
  ["3 Jan, 2024 @ 10:00pm", "2024-01-03"],
])("reads %j as %s", (cell, date) => {
  expect(readDateColumn([cell])).toMatchObject({ cells: [{ date, end: null }], understood: 1 });
});

test.each([
  "1",
  "12:30",
  "4/5",
  "9.5",
  "Loved it",
  "21 hours to the end",
  "2024 was great",
  "Jan 24",
  "24-Jan",
  "31.02.2024",
])("takes %j for no date", (cell) => {
  expect(readDateColumn([cell])).toMatchObject({ cells: [null], unread: [{ index: 0, raw: cell }] });
});

test.each([
  ["January 3, 2024 → February 10, 2024", "2024-01-03", "2024-02-10"],
  ["Jan 3 - Feb 10, 2024", "2024-01-03", "2024-02-10"],
  ["Jan 3-10, 2024", "2024-01-03", "2024-01-10"],
  ["3.–10. Januar 2024", "2024-01-03", "2024-01-10"],
  ["2024-01-03/2024-02-10", "2024-01-03", "2024-02-10"],
  ["2024-01-03 to 2024-02-10", "2024-01-03", "2024-02-10"],
  ["01/13/2024-02/14/2024", "2024-01-13", "2024-02-14"],
  ["Mar–May 2023", "2023-03", "2023-05"],
  ["2019-2021", "2019", "2021"],
])("reads %j as a range", (cell, date, end) => {
  expect(readDateColumn([cell]).cells).toEqual([{ date, end, time: null }]);
});

test("reads no range that ends before it begins", () => {
  expect(readDateColumn(["2024-03-01 to 2024-02-01"]).understood).toBe(0);
});

test.each([
  [["03/04/2024", "05/20/2024"], "mdy", ["2024-03-04", "2024-05-20"]],
  [["03/04/2024", "20/05/2024"], "dmy", ["2024-04-03", "2024-05-20"]],
  [["3-4-24", "20-5-24 10:30"], "dmy", ["2024-04-03", "2024-05-20"]],
  [["03/04/2024", "13/01/2024 – 02/02/2024"], "dmy", ["2024-04-03", "2024-01-13"]],
  [["03/04/2024", "2024-05-20"], "ask", [undefined, "2024-05-20"]],
  [["03/04/2024", "05/20/2024", "20/05/2024"], "ask", [undefined, "2024-05-20", "2024-05-20"]],
  [["03.04.2024"], "dmy", ["2024-04-03"]],
  [["03/03/2024"], null, ["2024-03-03"]],
  [["2024-05-20"], null, ["2024-05-20"]],
])("reads %j in the order %s", (cells, order, dates) => {
  const reading = readDateColumn(cells);
  expect(reading.order).toBe(order);
  expect(reading.cells.map((cell) => cell?.date)).toEqual(dates);
  expect(reading.unread).toHaveLength(dates.filter((date) => date === undefined).length);
});

test("reads a column in the order that the user chose", () => {
  expect(readDateColumn(["03/04/2024"], "mdy").cells[0]?.date).toBe("2024-03-04");
});

test("counts words and numbers for no date as empty", () => {
  const cells = [
    "",
    "N/A",
    "--",
    "None",
    "TBD",
    "0",
    "0000-00-00",
    "0001-01-01T00:00:00",
    "1970-01-01",
    "1/0/1900",
  ];
  expect(readDateColumn(cells.slice(0, 9))).toMatchObject({ empty: 9, understood: 0, unread: [] });
});

test("returns a time in UTC only for a zone, or for a year written first", () => {
  const times = ["2024-01-03 10:15:00", "2024-01-03T10:15+02:00", "3/13/2024 10:15 PM", "2024-01-03"];
  expect(readDateColumn(times).cells.map((cell) => cell?.time)).toEqual([
    "2024-01-03T10:15:00Z",
    "2024-01-03T08:15:00Z",
    null,
    null,
  ]);
});
