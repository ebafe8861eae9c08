import { expect, it } from "vitest";
import { faceBackground, faceColors } from "./face-colors";

it("gives a name the same colours in any case", () => {
  expect(faceColors("Mirabel")).toEqual(faceColors("mirabel"));
});

it("uses all gradients", () => {
  const names = Array.from({ length: 100 }, (_, index) => `player_${index}`);
  expect(new Set(names.map((name) => faceBackground(name))).size).toBe(8);
});
