import { expect, it } from "vitest";
import { timeAgo } from "./time-ago";

const NOW = Date.UTC(2026, 10, 21, 12);

it.each([
  [-5000, "just now"],
  [0, "just now"],
  [59_999, "just now"],
  [60_000, "1 minute ago"],
  [59 * 60_000, "59 minutes ago"],
  [3_600_000, "1 hour ago"],
  [50 * 3_600_000, "2 days ago"],
])("%i ms ago is %s", (ago, words) => {
  expect(timeAgo(NOW - ago, NOW)).toBe(words);
});
