import { describe, expect, it } from "vitest";
import { parentLine } from "./parent-line";

const parent = { id: 7, name: "Base", path: "/game/7/base" };

describe("parentLine", () => {
  it("names the relation of an addition or a new version to its game", () => {
    const line = (category: number) =>
      parentLine({ category, versionParent: null, parentGame: parent })?.relation;
    expect([1, 2, 4, 8, 9, 11].map(line)).toEqual([
      "DLC of",
      "Expansion of",
      "Standalone expansion of",
      "Remake of",
      "Remaster of",
      "Port of",
    ]);
    expect(line(99)).toBe("Belongs to");
  });

  it("calls a version of a game its edition, whatever its category", () => {
    expect(parentLine({ category: 3, versionParent: parent, parentGame: null })).toEqual({
      relation: "Edition of",
      name: "Base",
      path: "/game/7/base",
    });
  });

  it("is null for a game without a parent", () => {
    expect(parentLine({ category: 0, versionParent: null, parentGame: null })).toBeNull();
  });
});
