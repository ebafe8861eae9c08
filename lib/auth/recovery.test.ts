import { expect, test } from "vitest";
import { beganByLinkLately } from "./recovery";

const NOW_S = 1_800_000_000;
const began = (method: string, secondsAgo: number) =>
  beganByLinkLately([{ method, timestamp: NOW_S - secondsAgo }], NOW_S * 1000);

test.each(["otp", "magiclink", "recovery"])(
  "a session that a link began (%s) is one of recovery",
  (method) => {
    expect(began(method, 60)).toBe(true);
  },
);

test("half an hour later it is not", () => {
  expect(began("otp", 29 * 60)).toBe(true);
  expect(began("otp", 31 * 60)).toBe(false);
});

test("a session that a password began is not", () => {
  expect(began("password", 60)).toBe(false);
  expect(beganByLinkLately(["otp"], NOW_S * 1000)).toBe(false);
});
