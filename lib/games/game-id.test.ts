import { expect, test } from "vitest";
import { parseGameId } from "./game-id";

test.each([
  ["1942", 1942],
  ["1", 1],
  ["268435455", 268_435_455],
])("%s is a game id", (text, id) => {
  expect(parseGameId(text)).toBe(id);
});

test.each([
  "",
  "0",
  "-1",
  "1.5",
  "01",
  "1e3",
  "abc",
  "1942 ",
  "268435456",
  "2147483647",
  "99999999999",
  "１２",
])("rejects %j", (text) => {
  expect(parseGameId(text)).toBeNull();
});
