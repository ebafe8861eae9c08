import { beforeEach, expect, test } from "vitest";
import {
  currentSelection,
  endSelection,
  selectGames,
  setSelectionOrder,
  startSelection,
  toggleGame,
} from "./selection-store";

const ids = () => [...(currentSelection()?.ids ?? [])].sort((a, b) => a - b);

beforeEach(() => {
  setSelectionOrder([5, 3, 8, 1, 9]);
  startSelection();
});

test("a press chooses, another one lets go", () => {
  toggleGame(3, false);
  expect(ids()).toEqual([3]);
  toggleGame(3, false);
  expect(ids()).toEqual([]);
});

test("a range follows the list's order, in both directions", () => {
  toggleGame(3, false);
  toggleGame(1, true);
  expect(ids()).toEqual([1, 3, 8]);
  toggleGame(5, true);
  expect(ids()).toEqual([1, 3, 5, 8]);
});

test("a range that ends on a chosen game lets all of it go", () => {
  selectGames([5, 3, 8, 1, 9]);
  toggleGame(3, false);
  toggleGame(1, true);
  expect(ids()).toEqual([5, 9]);
});

test("without a beginning a range is the one game", () => {
  toggleGame(8, true);
  expect(ids()).toEqual([8]);
});

test("nothing is chosen while nobody chooses", () => {
  endSelection();
  toggleGame(3, false);
  selectGames([1]);
  expect(currentSelection()).toBeNull();
});
