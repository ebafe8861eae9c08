import { expect, it } from "vitest";
import { countryName } from "./country";

it.each([
  [392, "Japan"],
  [840, "United States"],
  [36, "Australia"],
  [8, "Albania"],
  [1, null],
  [999, null],
  [0, null],
  [4711, null],
  [null, null],
])("names the country %s: %s", (iso, name) => {
  expect(countryName(iso)).toBe(name);
});
