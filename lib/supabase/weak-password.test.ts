import { expect, test } from "vitest";
import { weakPasswordMessage } from "./weak-password";

const LENGTH = "Password should be at least 8 characters.";
const CHARACTERS =
  "Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, 0123456789.";
const PWNED = "Password is known to be weak and easy to guess, please choose a different one.";

test("length and leak are told in GoTrue's own words", () => {
  expect(weakPasswordMessage(["length", "pwned"], `${LENGTH} ${PWNED}`)).toBe(`${LENGTH} ${PWNED}`);
});

test("missing kinds of characters are told without the alphabet", () => {
  const message = weakPasswordMessage(["length", "characters"], `${LENGTH} ${CHARACTERS}`);
  expect(message).toContain(LENGTH);
  expect(message).toContain("digits");
  expect(message).not.toContain("abcdef");
});

test("reasons that came up later are told in GoTrue's words", () => {
  expect(weakPasswordMessage(["reused"], "Password was used before.")).toBe("Password was used before.");
  expect(weakPasswordMessage([], LENGTH)).toBe(LENGTH);
});
