import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ReadRows } from "./entry.ts";
import type { ReadOptions } from "./read-file.ts";
import { type Piece, readInProcess } from "./read-in-process.ts";
import { choicesOf, readKnown, testFile, textFile } from "./test-read.ts";
import type { InputFile } from "./zip.ts";

async function readIn(files: InputFile[], ...rest: RestOf<typeof readInProcess>) {
  const path = join(tmpdir(), randomUUID());
  await writeFile(path, Buffer.concat(files.map(({ bytes }) => bytes)));
  let end = 0;
  const places = files.map(({ name, bytes: { length } }) => {
    end += length;
    return { name, start: end - length, end };
  });
  return readInProcess({ path, files: places }, ...rest).finally(() => rm(path));
}

type RestOf<F> = F extends (first: never, ...rest: infer Rest) => unknown ? Rest : never;

/** With the rows of all pieces. */
async function readWhole(files: InputFile[], options: ReadOptions = {}, ...limits: Limits) {
  const rows: ReadRows = { entries: [], problems: [], records: [] };
  const take = async ({ entries, problems, records }: Piece) => {
    rows.entries.push(...entries);
    rows.problems.push(...problems);
    rows.records.push(...records);
  };
  const head = await readIn(files, options, take, ...limits);
  return head.kind === "entries" ? { ...head, ...rows } : head;
}

type Limits = [{ milliseconds: number; megabytes: number }?];

const table = (rows: number) =>
  textFile("played.csv", `id,game,url,category,release_date\n${"1942,The Witcher 3,,,\n".repeat(rows)}`);

test("reads the same as within this process", async () => {
  const name = "infinite-backlog.csv";
  expect(await readWhole([testFile(name)])).toEqual({ kind: "entries", ...readKnown([testFile(name)]) });
});

test("hands over 20,000 rows without blocking this process, and refuses one more", async () => {
  let longest = 0;
  let last = performance.now();
  const clock = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 5);
  const start = last;
  const read = await readWhole([table(20_000)]);
  clearInterval(clock);
  expect(read.kind === "entries" && read.entries.length).toBe(20_000);
  expect(longest).toBeLessThan((last - start) / 3);
  expect(await readWhole([table(20_001)])).toEqual({
    kind: "refused",
    sentence: "This file has 20,001 rows. An import can have at most 20,000: divide the file.",
  });
});

test("reads a table by a mapping", async () => {
  const file = () => textFile("games.csv", "Game;My score\nHades;4,5\n");
  expect(await readWhole([file()])).toMatchObject({ kind: "tables" });
  const columns = { title: "Game", rating: "My score" };
  const mapping = { columns, ratingScale: 5, timeUnit: "hours", dateOrder: "dmy" } as const;
  expect(await readWhole([file()], { choices: choicesOf([file()], mapping) })).toMatchObject({
    kind: "entries",
    entries: [{ title: "Hades", rating: 9 }],
  });
});

test("refuses a file of millions of values before it is parsed", async () => {
  expect(await readWhole([textFile("bomb.json", `[${"{},".repeat(900_000)}{}]`)])).toMatchObject({
    kind: "refused",
    sentence: expect.stringContaining("This seems to be a file with millions of values."),
  });
});

test("ends with a sentence when the memory is not enough", async () => {
  // The parser keeps a note for each quote in a wrong place.
  const file = textFile("quotes.csv", `a,b\n"${'x"'.repeat(1_500_000)}",1\n`);
  expect(await readWhole([file], {}, { milliseconds: 60_000, megabytes: 64 })).toEqual({
    kind: "refused",
    sentence: "This file needs too much memory to read. Divide it into smaller ones.",
  });
});

test("ends with a sentence when the time is over, and reads the next file", async () => {
  expect(await readWhole([table(20_000)], {}, { milliseconds: 20, megabytes: 64 })).toEqual({
    kind: "refused",
    sentence: "This file takes too long to read. Divide it into smaller ones.",
  });
  expect(await readWhole([table(1)])).toMatchObject({ kind: "entries" });
});

test("is killed while it parses JSON, or when the memory ends there", async () => {
  const text = `[${"{},".repeat(700_000)}{}]`;
  const limits = { milliseconds: 60_000, megabytes: 16 };
  expect(await readWhole([textFile("large.json", text)], {}, limits)).toEqual({
    kind: "refused",
    sentence: "This file needs too much memory to read. Divide it into smaller ones.",
  });
  // Small enough that the time is over before any message arrives.
  expect(await readWhole([textFile("large.json", text)], {}, { milliseconds: 1, megabytes: 256 })).toEqual({
    kind: "refused",
    sentence: "This file takes too long to read. Divide it into smaller ones.",
  });
});

test.each([4000, 100_000])(
  "leaves out a value that is nested %d deep, which no process can hand over",
  async (depth) => {
    const mappings = [{ header_key: "x", mapping: { columns: "DEEP" } }];
    const file = {
      format: "questshelf",
      version: 1,
      tags: [{ id: randomUUID(), name: "x" }],
      import_mappings: mappings,
    };
    const text = JSON.stringify(file).replace('"DEEP"', "[".repeat(depth) + "]".repeat(depth));
    expect(await readWhole([textFile("questshelf.json", text)])).toMatchObject({
      kind: "entries",
      records: [{ kind: "tags" }],
      skipped: [{ reason: "Layouts of tables that cannot be read", count: 1 }],
    });
  },
);

test("hands over 500 rows at a time, when the ones before have been taken", async () => {
  const taken: number[] = [];
  let atOnce = 0;
  const read = await readIn([table(2500)], {}, async ({ format, entries }) => {
    expect([format, ++atOnce]).toEqual(["igdb-list", 1]);
    await new Promise((resolve) => setTimeout(resolve, 10));
    atOnce--;
    taken.push(entries.length);
  });
  expect([read.kind, taken]).toEqual(["entries", [500, 500, 500, 500, 500]]);
});

test("rejects with the error of `take`, and requests no more rows", async () => {
  let pieces = 0;
  const take = async () => {
    pieces++;
    throw new Error("The database is down.");
  };
  await expect(readIn([table(2500)], {}, take)).rejects.toThrow("The database is down.");
  expect(pieces).toBe(1);
});
