import { expect, test } from "vitest";
import { optionsBodySchema } from "./input";

test.each([
  ["🎮".repeat(100), true],
  ["🎮".repeat(101), false],
])("counts the characters of a status word as the database does (%#)", (word, isValid) => {
  expect(optionsBodySchema.safeParse({ statusWords: { [word]: "want" } }).success).toBe(isValid);
});
