import { expect, test } from "vitest";
import { escapeLike } from "./like";

test("escapes wildcards", () => {
  expect(escapeLike("100%_done\\")).toBe("100\\%\\_done\\\\");
});

test("replaces an asterisk, which PostgREST reads as a wildcard, by any one character", () => {
  expect(escapeLike("*batteries")).toBe("_batteries");
});

test("keeps other text", () => {
  expect(escapeLike("Pokémon: Let's Go (2018)")).toBe("Pokémon: Let's Go (2018)");
});
