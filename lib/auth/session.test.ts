import { expect, test } from "vitest";
import { parseSession } from "./session";

test("a visitor", () => {
  expect(parseSession({ user: null })).toEqual({ user: null });
});

test("a person without a username or picture", () => {
  const user = { id: "7", email: "ada@example.test", username: null, avatarUrl: null };
  expect(parseSession({ user: { ...user, extra: 1 } })).toEqual({ user });
});

test.each([null, "x", {}, { user: undefined }, { user: {} }, { user: { id: 7, email: "a@b" } }])(
  "%j is no session",
  (value) => {
    expect(() => parseSession(value)).toThrow("could not be read");
  },
);
