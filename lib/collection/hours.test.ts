import { expect, test } from "vitest";
import { shownHours } from "./hours";

test("what a person typed goes before what Steam counted", () => {
  expect(shownHours({ hoursPlayed: 12.5, steamPlaytimeMinutes: 6000 })).toBe(12.5);
  expect(shownHours({ hoursPlayed: 0, steamPlaytimeMinutes: 6000 })).toBe(0);
});

test("Steam's minutes are shown as hours to one decimal", () => {
  expect(shownHours({ hoursPlayed: null, steamPlaytimeMinutes: 95 })).toBe(1.6);
  expect(shownHours({ hoursPlayed: null, steamPlaytimeMinutes: 0 })).toBe(0);
});

test("without either there is nothing to show", () => {
  expect(shownHours({ hoursPlayed: null, steamPlaytimeMinutes: null })).toBeNull();
});
