import { expect, test } from "vitest";
import { formatMinutes, hoursOf } from "./hours";

const none = { hoursPlayed: null, steamPlaytimeMinutes: null, playMinutes: 0 };

test("prefers typed hours to Steam's and to those of plays", () => {
  expect(hoursOf({ hoursPlayed: 12.5, steamPlaytimeMinutes: 6000, playMinutes: 9000 })).toEqual({
    hours: 12.5,
    source: "typed",
  });
  expect(hoursOf({ hoursPlayed: 0, steamPlaytimeMinutes: 6000, playMinutes: 0 })).toEqual({
    hours: 0,
    source: "typed",
  });
});

test("converts Steam's minutes to hours with one decimal", () => {
  expect(hoursOf({ ...none, steamPlaytimeMinutes: 95 })).toEqual({ hours: 1.6, source: "steam" });
  expect(hoursOf({ ...none, steamPlaytimeMinutes: 0 })).toEqual({ hours: 0, source: "steam" });
});

test("takes the larger of Steam's minutes and those of plays", () => {
  expect(hoursOf({ ...none, steamPlaytimeMinutes: 90, playMinutes: 60 })).toEqual({
    hours: 1.5,
    source: "steam",
  });
  expect(hoursOf({ ...none, steamPlaytimeMinutes: 90, playMinutes: 120 })).toEqual({
    hours: 2,
    source: "plays",
  });
  expect(hoursOf({ ...none, playMinutes: 30 })).toEqual({ hours: 0.5, source: "plays" });
});

test("shows nothing without any", () => {
  expect(hoursOf(none)).toBeNull();
});

test("writes minutes as hours and minutes", () => {
  expect([0, 45, 120, 150, 60_000].map(formatMinutes)).toEqual([
    "0 min",
    "45 min",
    "2 h",
    "2 h 30 min",
    "1,000 h",
  ]);
});
