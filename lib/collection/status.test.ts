import { expect, test } from "vitest";
import { isReleased, releaseNote } from "./status";

const now = Date.parse("2026-11-20T12:00:00Z");

test("a game is released from the start of its day on", () => {
  expect(isReleased("2026-11-20", now)).toBe(true);
  expect(isReleased("2026-11-21", now)).toBe(false);
});

test("a game without a date is not released", () => {
  expect(isReleased(null, now)).toBe(false);
  expect(releaseNote(null, now)).toBe("No release date yet");
});

test("days are rounded up", () => {
  expect(releaseNote("2026-11-22", now)).toBe("Releases in 2 days");
  expect(releaseNote("2026-11-21", now)).toBe("Releases in 1 day");
});

test("a released game has no note", () => {
  expect(releaseNote("1998-11-21", now)).toBeNull();
});
