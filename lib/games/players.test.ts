import { expect, test } from "vitest";
import { parsePlayers } from "./players";

test("reads the count from Steam's format", () => {
  expect(parsePlayers({ response: { player_count: 1234 } })).toBe(1234);
  expect(parsePlayers({ response: { player_count: 0 } })).toBe(0);
});

test.each([
  null,
  "17",
  {},
  { response: null },
  { response: {} },
  { response: { player_count: "17" } },
  { response: { player_count: -1 } },
  { response: { player_count: 1.5 } },
])("%j is no count", (body) => {
  expect(() => parsePlayers(body)).toThrow("Not a player count.");
});
