import { expect, it } from "vitest";
import { isSteamId64 } from "./steam-id";

it.each([
  ["76561198000000001", true],
  ["7656119800000000", false],
  ["765611980000000011", false],
  ["12345678901234567", false],
  ["demo-player", false],
])("%s is a 64-bit id: %s", (text, expected) => {
  expect(isSteamId64(text)).toBe(expected);
});
