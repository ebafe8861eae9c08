import { expect, test } from "vitest";
import { testItem } from "@/lib/collection/test-item";
import { editsOf, errorsOf, toValues } from "./form-values";

const item = testItem(1, {
  status: "imported",
  rating: 7.5,
  notes: "two\nlines",
  dateCompleted: "2026-02-03",
  hoursPlayed: 12.5,
  steamPlaytimeMinutes: 95,
  imported: true,
  tags: [{ id: "00000000-0000-4000-8000-000000000000", name: "Co-op" }],
});
const values = toValues(item);
const now = Date.parse("2026-11-21T12:00:00Z");

test("sends no unchanged field", () => {
  expect(editsOf(item, values)).toEqual({});
  expect(editsOf(item, { ...values, hours: " 12.5 ", notes: "two\nlines \n" })).toEqual({});
});

test("clears an emptied field", () => {
  const emptied = { ...values, rating: null, hours: " ", notes: "\n", dateCompleted: "" };
  expect(editsOf(item, emptied)).toEqual({
    rating: null,
    hoursPlayed: null,
    notes: null,
    dateCompleted: null,
  });
});

test("sends only changed fields, with a decimal comma as a point", () => {
  expect(editsOf(item, { ...values, hours: "3,5" })).toEqual({ hoursPlayed: 3.5 });
  expect(editsOf(item, { ...values, status: "completed", rating: 0 })).toEqual({
    status: "completed",
    rating: 0,
  });
});

test("sends all tags when they have changed, whatever their order", () => {
  expect(editsOf(item, { ...values, tagNames: ["RPG", "Co-op"] })).toEqual({ tagNames: ["RPG", "Co-op"] });
  expect(editsOf(item, { ...values, tagNames: [] })).toEqual({ tagNames: [] });
  expect(editsOf(item, { ...values, tagNames: ["Co-op"] })).toEqual({});
});

test.each(["12.55", "-1", "1e3", "twelve", "1 000", "12345678", "1000000.1"])("rejects %j hours", (hours) => {
  expect(errorsOf({ ...values, hours }, now).hours).toBeTruthy();
});

test.each(["", "0", "12", "12.5", "12,5", " 7 ", "1000000"])("accepts %j hours", (hours) => {
  expect(errorsOf({ ...values, hours }, now)).toEqual({});
});

test("counts notes in characters and accepts today as a date", () => {
  expect(errorsOf({ ...values, notes: "🎮".repeat(5001) }, now).notes).toBeTruthy();
  expect(errorsOf({ ...values, notes: "🎮".repeat(5000), dateCompleted: "2026-11-21" }, now)).toEqual({});
  expect(errorsOf({ ...values, dateCompleted: "2026-12-01" }, now).dateCompleted).toBeTruthy();
});
