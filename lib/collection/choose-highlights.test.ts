import { expect, test } from "vitest";
import { chooseHighlights } from "./choose-highlights";

const rows = (...ids: number[]) => ids.map((game_id) => ({ game_id }));

test("takes from each list in turn, and each game once", () => {
  expect(chooseHighlights(rows(1, 2, 3), rows(2, 4), rows(5))).toEqual(rows(1, 2, 5, 4, 3));
});

test("takes seven games at most", () => {
  expect(chooseHighlights(rows(1, 2, 3, 4, 5), rows(11, 12, 13, 14))).toEqual(rows(1, 11, 2, 12, 3, 13, 4));
});

test("fills up from the lists that have games", () => {
  expect(chooseHighlights(rows(1, 2, 3), [], [])).toEqual(rows(1, 2, 3));
  expect(chooseHighlights([], [])).toEqual([]);
});
