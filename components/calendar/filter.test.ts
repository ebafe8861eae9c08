import { expect, it } from "vitest";
import { NO_FILTER, readFilter, togglePlatform, withFilter } from "./filter";

it("reads and writes the filter of an address", () => {
  const filter = readFilter(new URLSearchParams("platform=switch2.pc.nonsense&shelf=1"));
  expect(filter).toEqual({ platforms: ["pc", "switch2"], shelfOnly: true });
  expect(withFilter("/calendar", filter)).toBe("/calendar?platform=pc.switch2&shelf=1");
  expect(readFilter(new URLSearchParams("shelf=yes"))).toEqual(NO_FILTER);
  expect(withFilter("/calendar", NO_FILTER)).toBe("/calendar");
});

it("puts a platform in and takes it out", () => {
  const one = togglePlatform(NO_FILTER, "switch2");
  expect(withFilter("/calendar", togglePlatform(one, "pc"))).toBe("/calendar?platform=pc.switch2");
  expect(togglePlatform(one, "switch2")).toEqual(NO_FILTER);
});
