import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import type { Mapping } from "../entry.ts";
import { readFiles } from "../read-file.ts";
import { choicesOf, readKnown, refusal, testFile, textFile, unknownTables } from "../test-read.ts";

const mappingOf = (columns: Mapping["columns"]): Mapping => ({
  columns,
  ratingScale: 5,
  timeUnit: "hours",
  dateOrder: "dmy",
});

const beaten = textFile("beaten.csv", "title,beat_date,score\nHades,2021,5\nPortal,2007,4\n");
const dropped = textFile("dropped.csv", "title,year_played,score,reason\nCeleste,2018,3,Too hard\n");
const more = textFile("more.csv", "score,title,beat_date\n5,Hades,2021\n3,Tunic,2022\n");

test("describes each layout once, with the files that have it", () => {
  const tables = unknownTables([beaten, dropped, more]);
  expect(tables.map(({ files, rows }) => [files, rows])).toEqual([
    [["beaten.csv", "more.csv"], 3],
    [["dropped.csv"], 1],
  ]);
});

test("reads each table by its own mapping, and a row of two files once", () => {
  const [first, second] = unknownTables([beaten, dropped, more]);
  const choices = [
    { headerKey: first?.headerKey ?? "", mapping: mappingOf({ title: "title", rating: "score" }) },
    { headerKey: second?.headerKey ?? "", mapping: mappingOf({ title: "title", notes: "reason" }) },
  ];
  const read = readFiles([beaten, dropped, more], { choices });
  expect(read).toMatchObject({
    kind: "entries",
    format: "generic",
    skipped: [{ reason: "Rows of more.csv that are in beaten.csv too", count: 1 }],
  });
  expect(
    read.kind === "entries" && read.entries.map(({ title, rating, notes }) => [title, rating, notes]),
  ).toEqual([
    ["Hades", 10, null],
    ["Portal", 8, null],
    ["Tunic", 6, null],
    ["Celeste", null, "Too hard"],
  ]);
});

test("names a table that the user leaves out, with its rows", () => {
  const choices = choicesOf([beaten, dropped], mappingOf({ title: "title" })).map((choice, index) =>
    index === 0 ? { ...choice, mapping: null } : choice,
  );
  expect(readFiles([beaten, dropped], { choices })).toMatchObject({
    kind: "entries",
    skipped: [{ reason: "Rows of beaten.csv, which you left out", count: 2 }],
  });
  expect(readFiles([beaten], { choices: choices.slice(0, 1) })).toEqual({
    kind: "refused",
    sentence: "You left out all tables. Choose the columns of one.",
  });
  expect(readFiles([beaten, dropped], { choices: choices.slice(1) })).toEqual({
    kind: "refused",
    sentence: "Choose the columns of beaten.csv.",
  });
});

test("describes a Notion database and its view once, because the database has the view's rows", () => {
  const zip = zipSync({
    "Games 0a1b.csv": strToU8("Name,Status\nHades,Done\nPortal,Done\n"),
    "Games 0a1b_all.csv": strToU8("Name,Status,Hours\nHades,Done,20\nPortal,Done,4\nTunic,Open,\n"),
    "Games 0a1b/Hades 01.md": strToU8("# Hades"),
  });
  const file = { name: "export.zip", bytes: zip };
  expect(unknownTables([file]).map(({ files, rows }) => [files, rows])).toEqual([
    [["Games 0a1b_all.csv"], 3],
  ]);
  const read = readKnown([file], { mapping: mappingOf({ title: "Name", hours: "Hours" }) });
  expect(read.entries.map(({ title }) => title)).toEqual(["Hades", "Portal", "Tunic"]);
  expect(read.skipped).toEqual([
    { reason: "Rows of Games 0a1b.csv that are in Games 0a1b_all.csv too", count: 2 },
  ]);
});

test("names what is read of no file, with its rows", () => {
  const letter = textFile("letter.txt", "Dear Sir, Madam,\nI write to you.\nYours\nMe\n");
  const files = [beaten, letter, textFile("other.json", "{}")];
  expect(readKnown(files, { mapping: mappingOf({ title: "title" }) }).skipped).toEqual([
    { reason: "Rows of letter.txt, which seems to be no table", count: 4 },
    { reason: "Not read: other.json", count: 1 },
  ]);
  expect(readKnown([testFile("yamtrack.csv"), beaten]).skipped).toContainEqual({
    reason: "Rows of beaten.csv, which is no file of Yamtrack: you can import it on its own",
    count: 2,
  });
});

test("describes ten layouts at most, and names the others", () => {
  const files = Array.from({ length: 12 }, (_, n) => textFile(`${n}.csv`, `Title,Column ${n}\nHades,x\n`));
  expect(unknownTables(files)).toHaveLength(10);
  expect(readKnown(files, { mapping: mappingOf({ title: "Title" }) }).skipped).toEqual([
    { reason: "Rows of 10.csv, which you can import on its own", count: 1 },
    { reason: "Rows of 11.csv, which you can import on its own", count: 1 },
  ]);
});

test("counts the rows of all tables together", () => {
  const rows = "Hades,x\n".repeat(10_001);
  const files = ["a", "b"].map((name) => textFile(`${name}.csv`, `Title,Column ${name}\n${rows}`));
  expect(refusal(files)).toBe(
    "This file has 20,002 rows. An import can have at most 20,000: divide the file.",
  );
});
