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

test("selects a game, and deselects it when toggled again", () => {
  toggleGame(3, false);
  expect(ids()).toEqual([3]);
  toggleGame(3, false);
  expect(ids()).toEqual([]);
});

test("selects a range in the list's order, in both directions", () => {
  toggleGame(3, false);
  toggleGame(1, true);
  expect(ids()).toEqual([1, 3, 8]);
  toggleGame(5, true);
  expect(ids()).toEqual([1, 3, 5, 8]);
});

test("deselects a range that ends on a selected game", () => {
  selectGames([5, 3, 8, 1, 9]);
  toggleGame(3, false);
  toggleGame(1, true);
  expect(ids()).toEqual([5, 9]);
});

test("selects one game for a range without a start", () => {
  toggleGame(8, true);
  expect(ids()).toEqual([8]);
});

test("selects nothing outside selection mode", () => {
  endSelection();
  toggleGame(3, false);
  selectGames([1]);
  expect(currentSelection()).toBeNull();
});
