import { expect, test } from "vitest";
import { readableAddress } from "./readable-address";

const longest = "a".repeat(240);

test.each([
  "/",
  `/game/72/${longest}`,
  `/games?q=${"a".repeat(3000)}`,
  `/api/usernames/a${longest}`,
  "/game/72/portal-2",
  "/game/%E2%82%AC?q=%zz",
  "/game/a%2Fb",
  "*",
  "",
])("keeps %s", (url) => expect(readableAddress(url)).toBe(url));

test.each([
  "/game/%zz",
  "/game/72/%ff?x=1",
  "/%",
  "/game/%E2%82",
  `/user/a${longest}`,
  `/games${"/a".repeat(500)}`,
])("replaces %s by the pages' 404", (url) => expect(readableAddress(url)).toBe("/unreadable-address"));

test("replaces API addresses by the API's 404", () => {
  expect(readableAddress("/api/usernames/%zz?x=1")).toBe("/api/unreadable-address");
});
