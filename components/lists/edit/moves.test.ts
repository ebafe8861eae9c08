import { expect, test } from "vitest";
import { applyMoves, moveTo } from "./moves";

const ENTRIES = [1, 2, 3, 4].map((gameId) => ({ gameId }));
const ids = (entries: { gameId: number }[]) => entries.map(({ gameId }) => gameId);

test.each([
  [0, 1, [2, 1, 3, 4]],
  [0, 3, [2, 3, 4, 1]],
  [3, 0, [4, 1, 2, 3]],
  [2, 1, [1, 3, 2, 4]],
])("moves the entry at %i to %i", (from, to, order) => {
  const move = moveTo(ENTRIES, from, to);
  expect(ids(applyMoves(ENTRIES, move ? [move] : []))).toEqual(order);
});

test.each([
  [0, 0],
  [0, -1],
  [3, 4],
  [4, 0],
])("does not move the entry at %i to %i", (from, to) => expect(moveTo(ENTRIES, from, to)).toBeNull());

test("leaves out moves of games that another tab has removed", () => {
  const moves = [
    { gameId: 9, before: 1 },
    { gameId: 1, before: 9 },
    { gameId: 2, before: null },
  ];
  expect(ids(applyMoves(ENTRIES, moves))).toEqual([1, 3, 4, 2]);
});
