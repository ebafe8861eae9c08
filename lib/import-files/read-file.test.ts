import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { FORMATS } from "./formats/index.ts";
import { partsOf, readFiles } from "./read-file.ts";
import { filled, readKnown, refusal, testFile, textFile } from "./test-read.ts";
import type { InputFile } from "./zip.ts";

const EXPECTED = "Choose the CSV, TSV, JSON or ZIP file that you exported your collection to.";

const bytesOf = (name: string, ...bytes: number[]): InputFile => ({ name, bytes: new Uint8Array(bytes) });

test.each([
  ["an empty file", bytesOf("a.csv")],
  ["an empty file", textFile("a.csv", "\uFEFF\r\n  \r\n")],
  ["a picture (PNG)", bytesOf("games.csv", 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ["a picture (JPEG)", bytesOf("a.jpg", 0xff, 0xd8, 0xff, 0xe0)],
  ["a PDF document", textFile("a.pdf", "%PDF-1.7\n")],
  ["a program", bytesOf("a.exe", 0x4d, 0x5a, 0x90, 0x00, 0x03)],
  ["a program", bytesOf("a.out", 0x7f, 0x45, 0x4c, 0x46, 0x02)],
  ["a web page (HTML)", textFile("export.csv", "\n<!DOCTYPE html><html><body>Sign in</body></html>")],
  ["an XML file", textFile("gamelist.xml", '<?xml version="1.0"?><gameList></gameList>')],
  ["an old Excel workbook or Word document", bytesOf("a.xls", 0xd0, 0xcf, 0x11, 0xe0, 0xa1)],
  ["no text file", bytesOf("a.bin", ...Array.from({ length: 300 }, (_, index) => (index * 7) % 32 || 1))],
  ["JSON, but not a collection that we know", textFile("package.json", '{"name":"questshelf"}')],
  [
    "JSON, but it is broken or incomplete",
    textFile("cut.json", '{"export_format_version":2,"collection":[{'),
  ],
  ["text, but not a table", textFile("letter.txt", "Dear Sir, Madam,\nI write to you.\nYours\nMe\n")],
])("says that it seems to be %s", (what, file) => {
  expect(refusal([file])).toBe(`This seems to be ${what}. ${EXPECTED}`);
});

test("refuses Excel workbooks and other documents, and suggests CSV", () => {
  const xlsx = zipSync({ "[Content_Types].xml": strToU8("<Types/>"), "xl/workbook.xml": strToU8("<w/>") });
  expect(refusal([{ name: "games.xlsx", bytes: xlsx }])).toBe(
    "This seems to be an Excel workbook (XLSX). Open it, save it as CSV, and choose that file.",
  );
  const ods = zipSync({ mimetype: strToU8("application/vnd.oasis"), "content.xml": strToU8("<w/>") });
  expect(refusal([{ name: "games.ods", bytes: ods }])).toMatch(/LibreOffice.*save it as CSV/);
});

test("refuses a table without rows, and a collection without games", () => {
  expect(refusal([textFile("a.csv", "Title,Status\n")])).toBe("This table has a header, but no rows.");
  const header = "media_id,source,media_type,title\n";
  expect(refusal([textFile("a.csv", header)])).toBe("This file of Yamtrack has no games in it.");
  expect(refusal([textFile("a.csv", `${header}1,tmdb,movie,Alien\n`)])).toBe(
    "This file of Yamtrack has no games in it.",
  );
});

test("refuses more than 10 MB in all", () => {
  const half = { name: "a.csv", bytes: new Uint8Array(5 * 1024 * 1024 + 1) };
  expect(refusal([half, half])).toBe("These files are larger than 10 MB in all.");
});

test.each([
  ["a format", "id,game,url,category,release_date\n", "1942,The Witcher 3,,,\n"],
  ["an unknown table", "Title,Status\n", "Hades,Playing\n"],
])("reads 20,000 rows of %s, and refuses 20,001", (_, header, row) => {
  expect(readFiles([textFile("a.csv", header + row.repeat(20_000))]).kind).not.toBe("refused");
  expect(refusal([textFile("a.csv", header + row.repeat(20_001))])).toBe(
    "This file has 20,001 rows. An import can have at most 20,000: divide the file.",
  );
});

test("counts the rows of a file that has far too many", () => {
  expect(refusal([textFile("a.csv", `Title,Status\n${"Hades,x\n".repeat(150_000)}`)])).toMatch(
    /has 150,000 rows/,
  );
});

test("counts the values of all files of an upload together", () => {
  const file = (name: string) => textFile(name, `[${"{},".repeat(450_000)}{}]`);
  expect(refusal([file("a.json")])).toMatch(/^This seems to be JSON, but not/);
  expect(partsOf([file("a.json"), file("b.json")])).toMatchObject({
    parts: [{ name: "a.json" }],
    others: [{ name: "b.json", sentence: expect.stringMatching("millions of values") }],
  });
});

test("counts the entries of a JSON document too", () => {
  const item = { lot: "video_game", source: "igdb", identifier: "1" };
  const text = JSON.stringify({ metadata: Array(20_001).fill(item) });
  expect(refusal([textFile("a.json", text)])).toMatch(/has 20,001 rows/);
});

const ORIGINAL = readKnown([testFile("how-long-to-beat.csv")]);
const TEXT = new TextDecoder().decode(testFile("how-long-to-beat.csv").bytes);

function utf16(text: string, isBigEndian = false): Uint8Array {
  const bytes = Buffer.from(text, "utf16le");
  return new Uint8Array(isBigEndian ? bytes.swap16() : bytes);
}

test.each([
  ["a byte order mark", strToU8(`\uFEFF${TEXT}`)],
  ["CRLF", strToU8(TEXT.replaceAll("\n", "\r\n"))],
  ["CR only", strToU8(TEXT.replaceAll("\n", "\r"))],
  ["UTF-16 with its mark", utf16(`\uFEFF${TEXT}`)],
  ["UTF-16, big-endian", utf16(`\uFEFF${TEXT}`, true)],
  ["UTF-16 without a mark", utf16(TEXT)],
  ["NUL between its characters", strToU8(TEXT.replaceAll("Hades", "H\0ades\0"))],
])("reads the same from a file with %s", (_, bytes) => {
  expect(readKnown([{ name: "a.csv", bytes }])).toEqual(ORIGINAL);
});

test("reads a file that Excel saved with semicolons, with `sep=;`, or in UTF-16 with tabs", () => {
  const cells = [
    ["media_id", "source", "media_type", "title", "score", "status"],
    ["1942", "igdb", "game", "The Witcher 3: Wild Hunt", "9.5", "Completed"],
    ["72", "igdb", "game", "Portal, 2", "", "Dropped"],
  ];
  const text = (mark: string) => `${cells.map((row) => row.join(mark)).join("\r\n")}\r\n`;
  const titles = ["The Witcher 3: Wild Hunt", "Portal, 2"];
  const files = [
    strToU8(text(";")),
    strToU8(`\uFEFFsep=;\r\n${text(";")}`),
    strToU8(`sep=|\r\n${text("|")}`),
    utf16(`\uFEFF${text("\t")}`),
  ];
  for (const bytes of files) {
    const read = readKnown([{ name: "a.csv", bytes }]);
    expect(read.entries.map(({ title }) => title)).toEqual(titles);
    expect(read.format).toBe("yamtrack");
  }
});

test("reads Windows-1252 if the bytes are not UTF-8", () => {
  const bytes = new Uint8Array(
    Buffer.from("media_id,source,media_type,title\n1,igdb,game,Pok\xe9mon \x96 Rot\n", "latin1"),
  );
  expect(readKnown([{ name: "a.csv", bytes }]).entries).toMatchObject([{ title: "Pokémon – Rot" }]);
});

test("reads each line of a file in its own encoding", () => {
  const header = strToU8("\uFEFFmedia_id,source,media_type,title\n1,igdb,game,Pokémon Gelb\n");
  const appended = Buffer.from("2,igdb,game,Pok\xe9mon Rot\n", "latin1");
  const last = strToU8("3,igdb,game,ゼルダの伝説");
  const { entries } = readKnown([{ name: "a.csv", bytes: Buffer.concat([header, appended, last]) }]);
  expect(entries.map(({ title }) => title)).toEqual(["Pokémon Gelb", "Pokémon Rot", "ゼルダの伝説"]);
});

test("removes the apostrophe of a formula guard, and no other", () => {
  const rows = ["'=SUM(1)", "'@night", "'-1", "'+9", "'＝1", "'Til Morning", "=kept"];
  const text = `media_id,source,media_type,title\n${rows.map((title) => `1,igdb,game,${title}`).join("\n")}\n`;
  expect(readKnown([textFile("a.csv", text)]).entries.map(({ title }) => title)).toEqual([
    "=SUM(1)",
    "@night",
    "-1",
    "+9",
    "＝1",
    "'Til Morning",
    "=kept",
  ]);
});

test("reads deep JSON and prototype keys without harm", () => {
  const deep = `{"export_format_version":2,"collection":[{"name":"Deep","shelves":${"[".repeat(200_000)}${"]".repeat(200_000)}},{"name":"Proto","shelves":{"__proto__":{"date_added":"2024-01-01"},"constructor":{}},"__proto__":{"igdb_id":"5"}}]}`;
  const { entries } = readKnown([textFile("a.json", deep)]);
  expect(filled(entries)).toEqual([
    { line: 1, title: "Deep" },
    {
      line: 2,
      title: "Proto",
      statusWord: "__proto__",
      addedAt: "2024-01-01",
      tags: ["__proto__", "constructor"],
    },
  ]);
  expect(Object.hasOwn(Object.prototype, "date_added")).toBe(false);
  const columns = "__proto__,constructor,Title\na,b,Hades\n";
  expect(readFiles([textFile("a.csv", columns)])).toMatchObject({
    tables: [
      { columns: [{ name: "__proto__" }, { name: "constructor" }, { name: "Title", guess: "title" }] },
    ],
  });
});

test("names the files that were not read", () => {
  const read = readKnown([testFile("yamtrack.csv"), bytesOf("C:\\cover.png", 0x89, 0x50, 0x4e, 0x47)]);
  expect(read.skipped).toContainEqual({
    reason: `Not read: cover.png. This seems to be a picture (PNG). ${EXPECTED}`,
    count: 1,
  });
});

test("recognizes each file of its format, and no other", () => {
  const owners = Object.entries({
    "how-long-to-beat.csv": "howlongtobeat",
    "grouvee_export.json": "grouvee",
    "grouvee-collection.csv": "grouvee",
    "infinite-backlog.csv": "infinite-backlog",
    "infinite-backlog-wishlist.csv": "infinite-backlog",
    "backloggery-library.csv": "backloggery",
    "backloggd-plus.csv": "backloggd-plus",
    "backloggd-script.csv": "backloggd-script",
    "backloggd-importable.csv": "backloggd-importable",
    "backloggd-transfer.json": "backloggd-transfer",
    "played.csv": "igdb-list",
    "yamtrack.csv": "yamtrack",
    "ryot.json": "ryot",
    "playnite.csv": "playnite",
    "darkadia.csv": "darkadia",
    "completionator.csv": "completionator",
    "gog-galaxy.tsv": "gog-galaxy",
    "nintendo-eshop.csv": "nintendo-eshop",
    "steam-library.csv": "steam-library",
    "questshelf.json": "questshelf",
    "questshelf.csv": "questshelf",
  });
  for (const [name, owner] of owners) {
    const { parts } = partsOf([testFile(name)]);
    const formats = FORMATS.filter((format) => parts.some((part) => format.recognizes(part)));
    expect([name, formats.map(({ id }) => id)]).toEqual([name, [owner]]);
  }
});

const GRAMMAR = fc.array(
  fc.constantFrom(
    '"',
    '""',
    ",",
    ";",
    "\t",
    "\n",
    "\r\n",
    "Title",
    "Hades",
    "'=",
    "{",
    "[",
    "}",
    "]",
    ":",
    "1",
    "\0",
    "é",
    "sep=;",
  ),
  { maxLength: 200 },
);

test("reads or refuses any bytes, and never throws", () => {
  const headers = [
    "",
    "Title,Rating\n",
    "media_id,source,media_type,title\n",
    "Backloggery,library,v1\n\n",
    "PK\x03\x04",
  ];
  const content = fc.oneof(
    fc.uint8Array({ maxLength: 500 }),
    fc.tuple(fc.constantFrom(...headers), GRAMMAR).map(([header, parts]) => strToU8(header + parts.join(""))),
    fc.json().map((json) => strToU8(json)),
    fc
      .tuple(
        fc.constantFrom(...["questshelf.json", "ryot.json", "playnite.csv", "grouvee-collection.csv"]),
        fc.nat(),
        fc.nat(255),
      )
      .map(([name, at, byte]) => {
        const { bytes } = testFile(name);
        bytes[at % bytes.length] = byte;
        return bytes;
      }),
  );
  fc.assert(
    fc.property(content, (bytes) => {
      const read = readFiles([{ name: "a", bytes }]);
      expect(["entries", "tables", "refused"]).toContain(read.kind);
      if (read.kind === "refused") expect(read.sentence).toMatch(/\.$/);
    }),
    { numRuns: 500 },
  );
});
