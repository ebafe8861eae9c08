import { expect, test } from "vitest";
import { parseGameId } from "./game-id";

test.each([
  ["1942", 1942],
  ["1", 1],
  ["2147483647", 2_147_483_647],
])("%s is a game id", (text, id) => {
  expect(parseGameId(text)).toBe(id);
});

test.each(["", "0", "-1", "1.5", "01", "1e3", "abc", "1942 ", "2147483648", "99999999999", "１２"])(
  "rejects %j",
  (text) => {
    expect(parseGameId(text)).toBeNull();
  },
);
