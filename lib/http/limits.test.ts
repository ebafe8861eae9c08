import { expect, it, vi } from "vitest";
import { limitOf, windowOf } from "./limits";

vi.mock("@/lib/env", () => ({
  env: () => ({ STEAM_CALLS_PER_HOUR: 4000, STEAM_CALLS_PER_DAY: 80_000, RATE_LIMIT_STEAM_PER_MINUTE: 30 }),
}));

it("keeps a fifth of Steam's hour and day for signed-in users", () => {
  expect([limitOf("steamHour"), limitOf("steamVisitorsHour")]).toEqual([4000, 3200]);
  expect([limitOf("steamDay"), limitOf("steamVisitorsDay")]).toEqual([80_000, 64_000]);
});

it("counts per minute, and Steam's budget per hour and day", () => {
  expect([windowOf("read"), windowOf("steamHour"), windowOf("steamVisitorsDay")]).toEqual([60, 3600, 86_400]);
  // No 24 hours overlap with more than 25 windows of an hour.
  expect(25 * limitOf("steamHour")).toBeLessThanOrEqual(100_000);
});
