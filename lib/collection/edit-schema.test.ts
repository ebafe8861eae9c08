import { expect, test } from "vitest";
import { bulkBodySchema, editBodySchema } from "./edit-schema";

const edit = (body: unknown) => editBodySchema.safeParse(body).success;

test.each([
  { rating: 0 },
  { rating: 9.5 },
  { rating: null },
  { hoursPlayed: 1_000_000 },
  { hoursPlayed: 0.1 },
  { hoursPlayed: 999_999.9 },
  { hoursPlayed: null },
  { notes: "🎮".repeat(5000) },
  { notes: null },
  { dateCompleted: "2024-02-29" },
  { dateCompleted: null },
  { status: "playing", rating: 7 },
])("accepts %j", (body) => {
  expect(edit(body)).toBe(true);
});

test.each([
  {},
  [],
  null,
  { rating: 7.3 },
  { rating: 10.5 },
  { rating: -0.5 },
  { rating: "7" },
  { hoursPlayed: 1.25 },
  { hoursPlayed: 1_000_000.1 },
  { hoursPlayed: -1 },
  { notes: "x".repeat(5001) },
  { notes: "a\0b" },
  { notes: "\ud800" },
  { dateCompleted: "2023-02-29" },
  { dateCompleted: "2024-02-29T00:00:00Z" },
  { dateCompleted: "1949-12-31" },
  { dateCompleted: "0000-01-01" },
  { status: "imported" },
  { status: null },
  { rating: 7, user_id: "x" },
])("rejects %j", (body) => {
  expect(edit(body)).toBe(false);
});

test("accepts dates up to today in the furthest time zone", () => {
  const after = (ms: number) => new Date(Date.now() + ms).toISOString().slice(0, 10);
  expect(edit({ dateCompleted: after(13 * 3_600_000) })).toBe(true);
  expect(edit({ dateCompleted: after(48 * 3_600_000) })).toBe(false);
});

test("turns empty notes into null and normalises line ends", () => {
  expect(editBodySchema.parse({ notes: " \n" }).notes).toBeNull();
  expect(editBodySchema.parse({ notes: " a\r\nb\n" }).notes).toBe(" a\nb");
});

test("accepts 1 to 10,000 games at once, and 1,000 to add", () => {
  const bulk = (count: number, action: unknown = "remove") =>
    bulkBodySchema.safeParse({ gameIds: Array(count).fill(1), action }).success;
  expect([0, 1, 10_000, 10_001].map((count) => bulk(count))).toEqual([false, true, true, false]);
  expect([1000, 1001].map((count) => bulk(count, { add: "want" }))).toEqual([true, false]);
});
