import { expect, test } from "vitest";
import { shownHours } from "./hours";

test("prefers typed hours to Steam's", () => {
  expect(shownHours({ hoursPlayed: 12.5, steamPlaytimeMinutes: 6000 })).toBe(12.5);
  expect(shownHours({ hoursPlayed: 0, steamPlaytimeMinutes: 6000 })).toBe(0);
});

test("converts Steam's minutes to hours with one decimal", () => {
  expect(shownHours({ hoursPlayed: null, steamPlaytimeMinutes: 95 })).toBe(1.6);
  expect(shownHours({ hoursPlayed: null, steamPlaytimeMinutes: 0 })).toBe(0);
});

test("shows nothing without either", () => {
  expect(shownHours({ hoursPlayed: null, steamPlaytimeMinutes: null })).toBeNull();
});
