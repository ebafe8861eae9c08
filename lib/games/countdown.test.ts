import { describe, expect, it } from "vitest";
import { countdownTo } from "./countdown";

const NOW = Date.parse("2026-12-30T22:58:57Z");

describe("countdownTo", () => {
  it("counts days, hours, minutes and seconds to midnight UTC", () => {
    expect(countdownTo("2027-01-02", NOW)).toEqual({ days: 2, hours: 1, minutes: 1, seconds: 3 });
    expect(countdownTo("2026-12-31", NOW)).toEqual({ days: 0, hours: 1, minutes: 1, seconds: 3 });
  });

  it("shows the last second until it is over, and nothing from then on", () => {
    const midnight = Date.parse("2026-12-31");
    expect(countdownTo("2026-12-31", midnight - 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
    expect(countdownTo("2026-12-31", midnight)).toBeNull();
    expect(countdownTo("2026-12-31", midnight + 1)).toBeNull();
  });

  it("is null without a date", () => {
    expect(countdownTo("soon", NOW)).toBeNull();
  });
});
