import { expect, test } from "vitest";
import { weakPasswordMessage } from "./weak-password";

const LENGTH = "Password should be at least 8 characters.";
const CHARACTERS =
  "Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, 0123456789.";
const PWNED = "Password is known to be weak and easy to guess, please choose a different one.";

test("shows GoTrue's own sentences for length and leak", () => {
  expect(weakPasswordMessage(["length", "pwned"], `${LENGTH} ${PWNED}`)).toBe(`${LENGTH} ${PWNED}`);
});

test("replaces the list of characters", () => {
  const message = weakPasswordMessage(["length", "characters"], `${LENGTH} ${CHARACTERS}`);
  expect(message).toContain(LENGTH);
  expect(message).toContain("digits");
  expect(message).not.toContain("abcdef");
});

test("shows GoTrue's message for unknown reasons", () => {
  expect(weakPasswordMessage(["reused"], "Password was used before.")).toBe("Password was used before.");
  expect(weakPasswordMessage([], LENGTH)).toBe(LENGTH);
});
