import { expect, test } from "vitest";
import { passwordLength } from "./password";

test.each([
  ["", 0],
  ["correct horse", 13],
  ["čáp", 3],
  ["👩‍🚀🇨🇿", 2],
])("%j has %i characters", (password, length) => {
  expect(passwordLength(password)).toBe(length);
});
