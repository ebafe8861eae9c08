import { expect, it } from "vitest";
import { type NextStep, nextStep } from "./next-step";
import type { Status } from "./status";

it.each([
  [null, false, true, "add"],
  [null, false, false, "want"],
  ["want", false, true, "start"],
  ["want", false, false, null],
  ["playing", true, true, "log"],
  ["endless", false, true, "log"],
  ["paused", false, true, "resume"],
  ["dropped", true, true, "resume"],
  ["completed", false, true, "rate"],
  ["completed", true, true, "again"],
  ["imported", false, true, "choose"],
  ["imported", false, false, "want"],
] satisfies [Status | null, boolean, boolean, NextStep | null][])(
  "of the status %s, rated %s and released %s is %s",
  (status, isRated, isReleased, step) => {
    expect(nextStep(status, isRated, isReleased)).toBe(step);
  },
);
