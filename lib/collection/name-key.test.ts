import { expect, test } from "vitest";
import { nameKey } from "./name-key";

test.each([
  ["The Witcher 3: Wild Hunt", "the witcher 3: wild hunt"],
  ["Ōkami", "okami"],
  ["Pokémon Émeraude", "pokemon emeraude"],
  ["ВЕДЬМАК", "ведьмак"],
  ["ΟΔΟΣ", "οδοσ"],
  ["ドラゴン", "ドラゴン"],
  ["검은사막", "검은사막"],
])("turns %s into %s", (name, key) => {
  expect(nameKey(name)).toBe(key);
});

test("cuts names to 500 characters", () => {
  expect(nameKey("x".repeat(900))).toHaveLength(500);
});
