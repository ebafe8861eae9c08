import { expect, test } from "vitest";
import type { Mapping, UnknownTable } from "./entry.ts";
import { readFiles } from "./read-file.ts";
import { filled, readKnown, refusal, testFile, textFile } from "./test-read.ts";
import type { InputFile } from "./zip.ts";

function tableOf(file: InputFile): UnknownTable {
  const read = readFiles([file]);
  if (read.kind !== "tables" || !read.tables[0]) throw new Error(JSON.stringify(read).slice(0, 300));
  return read.tables[0];
}

/** With the guessed columns. */
function readAs(file: InputFile, changes: Partial<Mapping> = {}) {
  const columns: Mapping["columns"] = {};
  for (const { name, guess } of tableOf(file).columns) {
    if (guess) columns[guess] = columns[guess] ? [columns[guess], name].flat() : name;
  }
  const mapping: Mapping = { columns, ratingScale: 10, timeUnit: "hours", dateOrder: "dmy", ...changes };
  return readKnown([file], { mapping });
}

const titlesOf = (file: InputFile) => readAs(file).entries.map(({ title }) => title);

test("finds the header below title lines and beside an empty margin", () => {
  const file = textFile(
    "a.csv",
    "\n,,,\n,My games 2024,,\n,,,\n,Title,Platform,Rating\n,Hades,PC,9\n,Celeste,PC,8\n",
  );
  const { columns, leftOut, rows } = tableOf(file);
  expect(columns.map(({ name, guess }) => [name, guess])).toEqual([
    ["Title", "title"],
    ["Platform", "platform"],
    ["Rating", "rating"],
  ]);
  expect([rows, leftOut]).toEqual([2, [{ reason: "Line above the header", count: 1 }]]);
  const read = readAs(file);
  expect(read.entries).toMatchObject([
    { line: 6, title: "Hades", rating: 9 },
    { line: 7, title: "Celeste" },
  ]);
  expect(read.skipped).toEqual([{ reason: "Line above the header", count: 1 }]);
});

test("takes a game that is called like a column for a row", () => {
  expect(titlesOf(textFile("a.csv", "Spielname,Konsole\nGame,PC\nTitle,PC\n"))).toEqual(["Game", "Title"]);
});

test.each([
  [
    "a list",
    "Hades\nCeleste\nWarhammer 40,000: Darktide\n",
    ["Hades", "Celeste", "Warhammer 40,000: Darktide"],
  ],
  [
    "a list that begins with a comma",
    "Warhammer 40,000: Darktide\nHades\nCeleste\n",
    ["Warhammer 40,000: Darktide", "Hades", "Celeste"],
  ],
  [
    "columns",
    "Hades,PC,Completed\nCeleste,PC,Playing\nPortal,Switch,Completed\n",
    ["Hades", "Celeste", "Portal"],
  ],
])("reads the first line of %s without a header as a game", (_, text, titles) => {
  const file = textFile("games.txt", text);
  expect(tableOf(file).hasHeader).toBe(false);
  expect(titlesOf(file)).toEqual(titles);
});

test("refuses a letter, whose lines are no titles", () => {
  const text = "Dear Sir,\nI write to you about my games.\nThey are many;\nplease read them.\n";
  expect(refusal([textFile("a.txt", text)])).toMatch(/^This seems to be text, but not a table/);
});

test("leaves out totals and a repeated header, and reports them", () => {
  const file = textFile(
    "a.csv",
    "Title,Hours\nHades,20\nTitle,Hours\nTotal War: Rome,9\n\nTotal,29\nAverage: 14.5,\n",
  );
  const read = readAs(file);
  expect(read.entries.map(({ title }) => title)).toEqual(["Hades", "Total War: Rome"]);
  expect(read.skipped).toEqual([
    { reason: "Repeated header", count: 1 },
    { reason: "Row with a total", count: 2 },
  ]);
});

test.each([
  [
    "a Markdown table",
    "# Games\n\n| Title | Status | Rating |\n|---|:--:|---|\n| **Hades** | Completed | 9/10 |\n| [Celeste](https://x.test) | Playing | 8/10 |\n\nThe end.\n",
  ],
  ["lines with bars", "Title|Status|Rating\nHades|Completed|9/10\nCeleste|Playing|8/10\n"],
  [
    "a web page with the ending .xls",
    '<table border="1"><tr><th>Title</th><th>Status</th><th>Rating</th></tr><tr><td>Hades</td><td>Completed</td><td>9/10</td></tr><tr><td>Cel&#101;ste</td><td>Playing<td>8/10</tr></table>',
  ],
  [
    "a list in JSON",
    '[{"title":"Hades","status":"Completed","rating":"9/10"},{"title":"Celeste","status":"Playing","rating":8}]',
  ],
  [
    "a list within JSON",
    '{"user":{"games":[{"game":{"name":"Hades"},"status":"Completed","rating":9},{"game":{"name":"Celeste"},"status":"Playing","rating":8}]}}',
  ],
])("reads %s", (_, text) => {
  expect(readAs(textFile("games.xls", text), { ratingScale: 10 }).entries).toMatchObject([
    { title: "Hades", status: "completed", rating: 9 },
    { title: "Celeste", status: "playing", rating: 8 },
  ]);
});

test("reads tables of one Markdown text that have the same columns, and counts the rows of others", () => {
  const read = readAs(
    textFile(
      "games.md",
      "## 2023\n| Title | Rating |\n|---|---|\n| Hades | 9 |\n\n## 2024\n\n| Title | Rating |\n|---|---|\n| Celeste | 8 |\n\n| Shop | Spent |\n|---|---|\n| Steam | 10 |\n| GOG | 5 |\n",
    ),
  );
  expect(read.entries).toMatchObject([
    { line: 4, title: "Hades", rating: 9 },
    { line: 10, title: "Celeste", rating: 8 },
  ]);
  expect(read.skipped).toEqual([{ reason: "Row of another table", count: 2 }]);
});

test.each([
  [
    "a web page",
    "<table><tr><td>Menu</td></tr></table><table><tr><th>Title</th><th>Rating</th></tr><tr><td>Hades</td><td>9</td></tr></table>",
    { reason: "Row of another table", count: 1 },
  ],
  [
    "JSON",
    '{"done":[{"title":"Hades"},{"title":"Celeste"}],"backlog":[{"title":"Tunic"}]}',
    { reason: "Entry of another list", count: 1 },
  ],
])("counts what else %s has beside its largest table", (_, text, leftOut) => {
  const file = textFile("games.html", text);
  expect(tableOf(file).leftOut).toEqual([leftOut]);
  expect(readAs(file).skipped).toEqual([leftOut]);
});

test("reads UTF-16 with tabs", () => {
  const bytes = new Uint8Array(Buffer.from("\ufeffTitle\tRating\r\nCafé\t8\r\n", "utf16le"));
  expect(readAs({ name: "a.txt", bytes }).entries).toMatchObject([{ title: "Café" }]);
});

test("makes copies of platforms without dates, with dates and prices of a collector's program", () => {
  const { entries } = readAs(testFile("clz.csv"));
  expect(entries.map(({ title, copies, plays }) => [title, copies, plays])).toEqual([
    [
      "Celeste",
      [copy({ platform: "Nintendo Switch", boughtOn: "2021-03-04", price: 19.99, currency: "EUR" })],
      [],
    ],
    ["Hades", [copy({ platform: "Nintendo Switch", boughtOn: "2021", price: 24.99, currency: "EUR" })], []],
    ["Hades", [copy({ platform: "PlayStation 5", boughtOn: "2022-03", price: 29.99, currency: "EUR" })], []],
  ]);
});

const copy = (fields: object) => ({
  ...{ platform: null, store: null, medium: null, boughtOn: null, price: null, currency: null },
  ...fields,
});

test("reads rows without a title as further copies, unless they have other new values", () => {
  const text =
    "Title,Platform,Store,Format,Rating\nHades,PC,Steam,Digital,9\n,Switch,,Physical,9\n,PS5,,Disc,4\n";
  const read = readAs(textFile("a.csv", text));
  expect(read.entries.map(({ copies }) => copies)).toEqual([
    [
      copy({ platform: "PC", store: "Steam", medium: "digital" }),
      copy({ platform: "Switch", medium: "physical" }),
    ],
  ]);
  expect(read.problems).toEqual([{ line: 4, reason: "This row has no title." }]);
});

test("reads several dates as plays, and joins tags, notes and reviews", () => {
  const text =
    'Title,Finished 1,Finished 2,Tags,Labels,Notes,Review,Price\nHades,2021-01-02,2023-05,"short, with friends",Short,Good,Great,5\nPortal,"2019-01-02, 2022-03-04",,,,,,\n';
  const { entries } = readAs(textFile("a.csv", text));
  expect(filled(entries)).toMatchObject([
    {
      title: "Hades",
      finishedOn: "2023-05",
      plays: [{ finished: "2021-01-02" }, { finished: "2023-05" }],
      tags: ["short", "with friends"],
      // A price without a currency cannot be stored with the copy.
      notes: "Good\n\nGreat\n\nPrice: 5",
    },
    { title: "Portal", plays: [{ finished: "2019-01-02" }, { finished: "2022-03-04" }] },
  ]);
});

test("reads several marked columns as one status, by an order of precedence", () => {
  const text =
    "Title,Backlog,Playing,Completed,Dropped\nHades,1,0,1,0\nCeleste,1,1,0,0\nPortal,✓,,,\nControl,,,,\n";
  const file = textFile("a.csv", text);
  const columns = { title: "Title", status: ["Backlog", "Playing", "Completed", "Dropped"] };
  expect(readAs(file, { columns }).entries.map(({ statusWord, status }) => [statusWord, status])).toEqual([
    ["Completed", "completed"],
    ["Playing", "playing"],
    ["Backlog", "want"],
    ["No mark", null],
  ]);
  expect(tableOf(file).columns.map(({ guess }) => guess)).toEqual([
    "title",
    "status",
    "status",
    "status",
    "status",
  ]);
});

test("makes no copy of a game on a wishlist", () => {
  const { entries } = readAs(
    textFile("a.csv", "Title,Platform,Status\nHades,PC,Wishlist\nPortal,PC,Backlog\n"),
  );
  expect(entries.map(({ copies }) => copies.length)).toEqual([0, 1]);
});
