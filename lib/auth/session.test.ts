import { expect, test } from "vitest";
import { parseSession } from "./session";

test("a visitor", () => {
  expect(parseSession({ user: null })).toEqual({ user: null });
});

const nothing = { username: null, takenUsername: null, avatarUrl: null, steamId: null };

test("a person without a username or picture", () => {
  const user = { ...nothing, id: "7", email: "ada@example.test" };
  expect(parseSession({ user: { ...user, extra: 1 } })).toEqual({ user });
});

test("a person with a Steam ID", () => {
  const steamId = "76561198000000001";
  const user = { ...nothing, id: "7", email: "ada@example.test", username: "ada", steamId };
  expect(parseSession({ user })).toEqual({ user });
  expect(parseSession({ user: { ...user, steamId: 7 } })).toEqual({ user: { ...user, steamId: null } });
});

test("a person whose username went to somebody else", () => {
  const user = { ...nothing, id: "7", email: "ada@example.test", takenUsername: "ada" };
  expect(parseSession({ user })).toEqual({ user });
});

test.each([null, "x", {}, { user: undefined }, { user: {} }, { user: { id: 7, email: "a@b" } }])(
  "%j is no session",
  (value) => {
    expect(() => parseSession(value)).toThrow("could not be read");
  },
);
