import { expect, test } from "vitest";
import { parseSession } from "./session";

test("parses a visitor", () => {
  expect(parseSession({ user: null })).toEqual({ user: null });
});

const nothing = {
  username: null,
  takenUsername: null,
  avatarUrl: null,
  steamId: null,
  showAdult: false,
  steamSyncDue: false,
  deletesAt: null,
};

test("parses a user without username and picture", () => {
  const user = { ...nothing, id: "7", email: "ada@example.test" };
  expect(parseSession({ user: { ...user, extra: 1 } })).toEqual({ user });
});

test("parses a Steam ID", () => {
  const steamId = "76561198000000001";
  const user = { ...nothing, id: "7", email: "ada@example.test", username: "ada", steamId };
  expect(parseSession({ user })).toEqual({ user });
  expect(parseSession({ user: { ...user, steamId: 7 } })).toEqual({ user: { ...user, steamId: null } });
});

test("parses the choice to see games for adults only", () => {
  const user = { ...nothing, id: "7", email: "ada@example.test", showAdult: true };
  expect(parseSession({ user })).toEqual({ user });
  expect(parseSession({ user: { ...user, showAdult: "yes" } })).toEqual({
    user: { ...user, showAdult: false },
  });
});

test("parses a username that another user got first", () => {
  const user = { ...nothing, id: "7", email: "ada@example.test", takenUsername: "ada" };
  expect(parseSession({ user })).toEqual({ user });
});

test.each([null, "x", {}, { user: undefined }, { user: {} }, { user: { id: 7, email: "a@b" } }])(
  "rejects %j",
  (value) => {
    expect(() => parseSession(value)).toThrow("could not be read");
  },
);
