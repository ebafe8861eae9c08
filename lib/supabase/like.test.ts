import { expect, test } from "vitest";
import { escapeLike } from "./like";

test("wildcards stand for themselves", () => {
  expect(escapeLike("100%_done\\")).toBe("100\\%\\_done\\\\");
});

test("an asterisk, which PostgREST reads as a wildcard, matches one character", () => {
  expect(escapeLike("*batteries")).toBe("_batteries");
});

test("other text is left alone", () => {
  expect(escapeLike("Pokémon: Let's Go (2018)")).toBe("Pokémon: Let's Go (2018)");
});
