import { expect, it } from "vitest";
import { dayAhead, NO_FILTER, readFilter, togglePlatform, withFilter } from "./filter";

it("reads and writes the filter of an address", () => {
  const filter = readFilter(new URLSearchParams("platform=switch2.pc.nonsense&shelf=1"));
  expect(filter).toEqual({ platforms: ["pc", "switch2"], shelfOnly: true });
  expect(withFilter("/calendar", filter)).toBe("/calendar?platform=pc.switch2&shelf=1");
  expect(readFilter(new URLSearchParams("shelf=yes"))).toEqual(NO_FILTER);
  expect(withFilter("/calendar", NO_FILTER)).toBe("/calendar");
});

it("adds and removes a platform", () => {
  const one = togglePlatform(NO_FILTER, "switch2");
  expect(withFilter("/calendar", togglePlatform(one, "pc"))).toBe("/calendar?platform=pc.switch2");
  expect(togglePlatform(one, "switch2")).toEqual(NO_FILTER);
});

it("finds the next day that the platforms leave something of", () => {
  const days = [
    { day: "2026-11-03", on: "switch" },
    { day: "2026-11-20", on: "pc ps5" },
    { day: "2026-11-24", on: "switch2 pc" },
    { day: "2026-11-27", on: "pc switch" },
  ];
  expect(dayAhead(days, "2026-11-20", { platforms: [] })).toBe("2026-11-20");
  expect(dayAhead(days, "2026-11-21", { platforms: ["ps5", "pc"] })).toBe("2026-11-24");
  expect(dayAhead(days, "2026-11-20", { platforms: ["switch"] })).toBe("2026-11-27");
  expect(dayAhead(days, "2026-11-20", { platforms: ["mac"] })).toBeUndefined();
});
