import { expect, test } from "vitest";
import { isRecentLinkSession } from "./recovery";

const NOW_S = 1_800_000_000;
const began = (method: string, secondsAgo: number) =>
  isRecentLinkSession([{ method, timestamp: NOW_S - secondsAgo }], NOW_S * 1000);

test.each(["otp", "magiclink", "recovery"])(
  "accepts a session that a link (%s) has just started",
  (method) => {
    expect(began(method, 60)).toBe(true);
  },
);

test("rejects it after half an hour", () => {
  expect(began("otp", 29 * 60)).toBe(true);
  expect(began("otp", 31 * 60)).toBe(false);
});

test("rejects a session started with a password", () => {
  expect(began("password", 60)).toBe(false);
  expect(isRecentLinkSession(["otp"], NOW_S * 1000)).toBe(false);
});
