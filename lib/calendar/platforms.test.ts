import { expect, it } from "vitest";
import { parsePlatforms, toReleasePlatforms } from "./platforms";

it("shows each platform once, in the filter's order, and unknown ones by their name", () => {
  const rows = [
    { id: 508, name: "Nintendo Switch 2" },
    { id: 167, name: "PlayStation 5" },
    { id: 6, name: "PC (Microsoft Windows)" },
    { id: 6, name: "PC (Microsoft Windows)" },
    { id: 381, name: "Playdate" },
  ];
  expect(toReleasePlatforms(rows)).toEqual([
    { key: "pc", label: "PC" },
    { key: "ps5", label: "PS5" },
    { key: "switch2", label: "Switch 2" },
    { key: "other", label: "Playdate" },
  ]);
});

it("reads the platforms of an address", () => {
  expect(parsePlatforms("switch2.pc.nonsense")).toEqual(["pc", "switch2"]);
  expect(parsePlatforms(null)).toEqual([]);
});
