import { expect, test } from "vitest";
import { PASSWORD_TOO_LONG, passwordLength, passwordLengthNote } from "./password";
import { newPasswordSchema } from "./schema";

test.each([
  ["", 0],
  ["correct horse", 13],
  ["čáp", 3],
  ["👩‍🚀🇨🇿", 2],
])("counts in %j %i characters", (password, length) => {
  expect(passwordLength(password)).toBe(length);
});

test.each([
  ["", "At least 8 characters"],
  ["a", "1 of at least 8 characters"],
  ["🎮".repeat(7), "7 of at least 8 characters"],
  ["x".repeat(8), "8 characters"],
  ["x".repeat(72), "72 characters"],
  ["x".repeat(73), "73 characters, 72 at most"],
  ["č".repeat(36), "36 characters"],
  ["č".repeat(37), "37 characters, too long: accents and emoji count more"],
  ["密".repeat(24), "24 characters"],
  ["🎮".repeat(19), "19 characters, too long: accents and emoji count more"],
])("notes for %j: %j", (password, note) => {
  expect(passwordLengthNote(password)).toBe(note);
});

test("limits passwords to 72 bytes in any script", () => {
  const tooLong = { success: false, error: { issues: [{ message: PASSWORD_TOO_LONG }] } };
  for (const [character, bytes] of [
    ["x", 1],
    ["č", 2],
    ["密", 3],
    ["🎮", 4],
  ] as const) {
    const longest = character.repeat(72 / bytes);
    expect(newPasswordSchema.safeParse({ password: longest }).success).toBe(true);
    expect(newPasswordSchema.safeParse({ password: `${longest}${character}` })).toMatchObject(tooLong);
  }
});
