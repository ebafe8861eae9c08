import { strToU8, type Zippable, zipSync } from "fflate";
import { expect, test } from "vitest";
import { newBudget } from "./limits.ts";
import { readKnown, refusal, testFile } from "./test-read.ts";
import { unzip } from "./zip.ts";

const zip = (files: Zippable) => [{ name: "export.zip", bytes: zipSync(files) }];

test("reads files by their base names only, wherever they claim to be", () => {
  const { bytes } = testFile("played.csv");
  const paths = ["../../etc/playing.csv", "C:\\Users\\me\\want_to_play.csv", "/a/b/dropped.csv"];
  const { entries } = readKnown(zip(Object.fromEntries(paths.map((path) => [path, bytes]))));
  expect(new Set(entries.map(({ statusWord }) => statusWord))).toEqual(
    new Set(["playing", "want to play", "dropped"]),
  );
});

test("leaves out what is neither table nor JSON", () => {
  const files = unzip(
    zipSync({ "a/._x.csv": strToU8("x"), "cover.png": strToU8("x"), "b.csv": strToU8("Title\nHades\n") }),
    newBudget(),
  );
  expect(files).toEqual([{ name: "b.csv", bytes: strToU8("Title\nHades\n") }]);
  expect(refusal(zip({ "cover.png": strToU8("x") }))).toMatch(
    /^This seems to be a ZIP without tables or JSON in it\./,
  );
});

test("stops unpacking at 50 MB, of one file or of all", () => {
  const megabyte = 1024 * 1024;
  const part = new Uint8Array(45 * megabyte);
  const parts = Object.fromEntries(Array.from({ length: 4 }, (_, index) => [`${index}.csv`, part]));
  const bomb = zipSync(parts, { level: 1 });
  expect(bomb.length).toBeLessThan(2 * megabyte);
  expect(unzip(zipSync({ "a.csv": new Uint8Array(51 * megabyte) }, { level: 1 }), newBudget())).toBe(
    "This ZIP is larger than 50 MB when unpacked. Unpack it and choose the file with your collection.",
  );
  const before = process.memoryUsage().arrayBuffers;
  expect(unzip(bomb, newBudget())).toBe(
    "This ZIP is larger than 50 MB when unpacked. Unpack it and choose the file with your collection.",
  );
  // Beside what was kept, garbage that is not collected yet.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(160 * megabyte);
});

test("refuses too many files, an archive in it, an encrypted, a broken and an empty one", () => {
  const many = Object.fromEntries(
    Array.from({ length: 501 }, (_, index) => [`${index}.csv`, strToU8("Title\n")]),
  );
  expect(refusal(zip(many))).toBe(
    "This ZIP has more than 500 files. Unpack it and choose the CSV or JSON file with your collection.",
  );

  const inner = zipSync({ "a.csv": strToU8("Title\nHades\n") });
  expect(refusal(zip({ "inner.zip": inner }))).toMatch(/^This ZIP has another archive in it\./);
  expect(refusal(zip({ "inner.csv": inner }))).toMatch(/^This ZIP has another archive in it\./);

  const [encrypted] = zip({ "a.csv": strToU8("Title\nHades\n") });
  const central = Buffer.from(encrypted?.bytes ?? []).indexOf("PK\x01\x02");
  encrypted?.bytes.set([1], central + 8);
  expect(refusal(encrypted ? [encrypted] : [])).toMatch(/^This ZIP is encrypted\./);

  const whole = zipSync({ "a.csv": strToU8("Title\n".repeat(10_000)) }, { level: 0 });
  expect(unzip(whole.slice(0, 5000), newBudget())).toBe(
    "This ZIP is broken, perhaps by an interrupted download.",
  );
  expect(unzip(strToU8("PK\x03\x04 and no more"), newBudget())).toBe(
    "This ZIP is broken, perhaps by an interrupted download.",
  );
  expect(refusal(zip({}))).toMatch(/^This seems to be an empty ZIP\./);
});
