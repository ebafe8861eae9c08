import fc from "fast-check";
import { expect, test } from "vitest";
import { partsOf } from "./read-file.ts";
import { filled, readKnown, textFile, unknownTables } from "./test-read.ts";

const table = (rows: string) => textFile("a.csv", `media_id,source,media_type,title,notes\n${rows}`);

test("reports broken rows by line, and reads all others", () => {
  const read = readKnown([
    table(
      '1,igdb,game,One,"two\nlines"\n2,igdb,game\n3,igdb,game,Three,a,b,c\n\n,,,,\n4,igdb,game,Four "the" game,\n,manual,game,,x\n5,igdb,game,"Five,\n6,igdb,game,Six,\n',
    ),
  ]);
  expect(filled(read.entries)).toEqual([
    { line: 2, title: "One", igdbId: 1, notes: "two\nlines" },
    { line: 8, title: 'Four "the" game', igdbId: 4 },
    { line: 11, title: "Six", igdbId: 6 },
  ]);
  expect(read.problems).toEqual([
    { line: 9, reason: "This row has no title." },
    { line: 4, reason: "This row has 3 cells, but there are 5 columns." },
    { line: 10, reason: "This row has 4 cells, but there are 5 columns." },
    { line: 5, reason: "This row has 7 cells, but there are 5 columns." },
  ]);
});

// Each of them takes minutes if the rest of the file is read again for each line or quote.
test.each([
  ["opens in each line", `Title,Notes\n${'"a"b\n'.repeat(100_000)}`],
  ["closes in each line, after another one", `Title\n${'"a"b"\n'.repeat(100_000)}`],
  ["is followed by a long gap", `Title,Notes\n"${'x" '.repeat(100_000)}${" ".repeat(1_000_000)},`],
])("reads a file in which a broken quote %s, in one pass", (_, text) => {
  const { parts } = partsOf([textFile("a.csv", text)]);
  expect(parts).toHaveLength(1);
});

// Takes minutes if each row is divided again for each column.
test("describes a table of many columns and rows", () => {
  const names = Array.from({ length: 500 }, (_, index) => `Column ${index}`);
  const text = `Title,${names}\n${`Hades,${"1,".repeat(499)}1\n`.repeat(1500)}`;
  expect(unknownTables([textFile("wide.csv", text)])).toMatchObject([{ rows: 1500 }]);
});

test("loses no row after a quote that is never closed", () => {
  const { entries } = readKnown([
    table('1,igdb,game,One,"Best" game\n2,igdb,game,Two,\n3,igdb,game,Three,x\n'),
  ]);
  expect(filled(entries)).toEqual([
    { line: 2, title: "One", igdbId: 1, notes: 'Best" game' },
    { line: 3, title: "Two", igdbId: 2 },
    { line: 4, title: "Three", igdbId: 3, notes: "x" },
  ]);
});

test("reads quotes that are not doubled, and does not mistake doubled ones", () => {
  const { entries } = readKnown([
    table('1,igdb,game,"The "Sylvie"","a ""b"" c"\n2,igdb,game,"x"",""y",\n3,igdb,game,"say ""hi""",\n'),
  ]);
  expect(filled(entries)).toEqual([
    { line: 2, title: 'The "Sylvie"', igdbId: 1, notes: 'a "b" c' },
    { line: 3, title: 'x","y', igdbId: 2 },
    { line: 4, title: 'say "hi"', igdbId: 3 },
  ]);
});

test("refuses a title that is a whole file, and cuts notes", () => {
  const read = readKnown([
    table(`1,igdb,game,${"x".repeat(9_000_000)},\n2,igdb,game,Two,${"é".repeat(6000)}\n`),
  ]);
  expect(read.problems).toEqual([{ line: 2, reason: "The title has more than 300 characters." }]);
  expect(read.entries[0]?.notes).toHaveLength(5000);
  expect(read.skipped).toEqual([{ reason: "End of a note with more than 5,000 characters", count: 1 }]);
});

test("reads each row that a CSV writer wrote, whatever is in its cells", () => {
  const cell = fc.string({ unit: fc.constantFrom('"', ",", ";", "\n", " ", "a", "é"), maxLength: 8 });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 20 }), (notes) => {
      const rows = notes.map((note, index) => `${index + 1},igdb,game,Game ${index + 1},${quoted(note)}\n`);
      const read = readKnown([table(rows.join(""))]);
      expect(read.problems).toEqual([]);
      expect(read.entries.map((entry) => entry.notes)).toEqual(notes.map((note) => note.trim() || null));
    }),
    { numRuns: 300 },
  );
});
