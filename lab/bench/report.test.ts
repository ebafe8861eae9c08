import { expect, test } from "vitest";
import type { FileImports } from "./file-imports.ts";
import { fileImportBudgets, verdictsOf } from "./report.ts";

const WITHIN_LIMITS: FileImports = {
  rows: 5000,
  withIds: { seconds: 8, found: 5000 },
  titles: { seconds: 15, found: 4900, upstreamCalls: 0 },
  unknown: { rows: 300, seconds: 2, found: 0 },
  spellings: {
    titles: 1000,
    known: 100,
    unasked: 80,
    notFound: ["a", "b", "c"],
    wrong: ["d", "e", "f"],
    unlikely: [],
  },
  manyRows: 20_000,
  memory: { idle: 200e6, peak: 260e6 },
  firstByte: { format: "format=json", many: 230, empty: 30 },
};

test("reports no missed budget for imports at their limits", () => {
  const { lines, missed } = verdictsOf(fileImportBudgets(WITHIN_LIMITS));
  expect([lines.length, missed]).toEqual([7, 0]);
});

test.each<[string, Partial<FileImports>]>([
  ["slow rows with ids", { withIds: { seconds: 8.1, found: 5000 } }],
  ["slow titles", { titles: { ...WITHIN_LIMITS.titles, seconds: 15.1 } }],
  ["a call of IGDB", { titles: { ...WITHIN_LIMITS.titles, upstreamCalls: 1 } }],
  ["slow titles that do not exist", { unknown: { rows: 300, seconds: 2.1, found: 0 } }],
  ["titles that are not found", { spellings: { ...WITHIN_LIMITS.spellings, known: 99 } }],
  ["titles that are matched wrongly", { spellings: { ...WITHIN_LIMITS.spellings, titles: 999 } }],
  ["a late first byte", { firstByte: { format: "format=json", many: 231, empty: 30 } }],
])("reports %s", (_, change) => {
  expect(verdictsOf(fileImportBudgets({ ...WITHIN_LIMITS, ...change })).missed).toBe(1);
});
