import { expect, test } from "vitest";
import { isReleased, releaseNote } from "./status";

const now = Date.parse("2026-11-20T12:00:00Z");

test("counts a game as released from the start of its day", () => {
  expect(isReleased("2026-11-20", now)).toBe(true);
  expect(isReleased("2026-11-21", now)).toBe(false);
});

test("counts a game without a date as unreleased", () => {
  expect(isReleased(null, now)).toBe(false);
  expect(releaseNote({ releaseDate: null }, now)).toBe("No release date yet");
});

test("rounds days up", () => {
  expect(releaseNote({ releaseDate: "2026-11-22" }, now)).toBe("Releases in 2 days");
  expect(releaseNote({ releaseDate: "2026-11-21" }, now)).toBe("Releases in 1 day");
});

test("has no note for a released game", () => {
  expect(releaseNote({ releaseDate: "1998-11-21" }, now)).toBeNull();
});

test("names the period where the day is not known", () => {
  expect(releaseNote({ releaseDate: "2027-03-31", releasePeriod: "Q1 2027" }, now)).toBe("Releases Q1 2027");
  expect(releaseNote({ releaseDate: "1998-03-31", releasePeriod: "Q1 1998" }, now)).toBeNull();
});
