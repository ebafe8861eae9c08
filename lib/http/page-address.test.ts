import { expect, test } from "vitest";
import { pageAddress } from "./page-address";

const DECLARED = [
  { paths: /^\/api\//, read: "all" },
  {
    paths: /^\/company\//,
    read: (given: URLSearchParams) => new URLSearchParams({ id: given.get("id") ?? "" }),
  },
] as const;

const addressOf = (target: string, isNavigation = false) => pageAddress(target, isNavigation, DECLARED);

test.each([
  ["/list/1/mine?x=SECRET", "/list/1/mine"],
  ["/game/72/portal?id=SECRET", "/game/72/portal"],
  ["/?x", "/"],
  ["/no/such/page?x=1?y=2", "/no/such/page"],
  ["/company/valve?id=56&x=SECRET&_rsc=abc", "/company/valve?id=56"],
  ["/user/demo?_rsc=SECRET", "/user/demo"],
])("reduces %s to %s", (target, reduced) => expect(addressOf(target)).toBe(reduced));

test.each(["/", "/games?", "/api/games?x=SECRET&y=1?2", "/games/?q=a", "/game/72/portal-2", "/game/a%2Fb"])(
  "gives %s to Next without reading more",
  (target) => expect(addressOf(target)).toBe(target === "/games?" ? "/games" : target),
);

test("keeps the hash of a client-side navigation, and no other text in its place", () => {
  expect(addressOf("/calendar?platform=ps5&_rsc=a_B-9", true)).toBe("/calendar?_rsc=a_B-9");
  expect(addressOf("/calendar?_rsc=ada%40example.com", true)).toBe("/calendar");
  // Next redirects to this address from any other hash.
  expect(addressOf("/calendar?_rsc", true)).toBe("/calendar?_rsc=");
});

test.each([
  "*",
  "",
  "settings",
  "http://shelf.example/settings",
  "//evil.example/settings",
  "/user//demo",
  "/./settings",
  "/list/../settings",
  "/list/..",
  "/%2e/settings",
  "/list/%2E%2e/settings?x=1",
  "/.%2e/settings",
  "/%2e%2e%2fsettings",
  "/%zz/%2e%2e/settings",
  "/list/..%5csettings",
  "/\\settings",
  "/settings#x?y",
])("refuses %j, which is no normal path", (target) => {
  expect(addressOf(target)).toBe("/api/refused-address");
});

const longest = "a".repeat(240);

test.each([
  `/game/72/${longest}`,
  `/api/usernames/a${longest}`,
  "/game/%E2%82%AC",
  "/.well-known/x",
  "/a...b/..c",
])("keeps %s", (target) => expect(addressOf(target)).toBe(target));

test.each([
  "/game/%zz",
  "/game/72/%ff?x=1",
  "/%",
  "/game/%E2%82",
  `/user/a${longest}`,
  `/games${"/a".repeat(500)}`,
])("replaces %s by the pages' 404", (target) => expect(addressOf(target)).toBe("/unreadable-address"));

test("replaces API addresses that cannot be decoded by the API's 404", () => {
  expect(addressOf("/api/usernames/%zz?x=1")).toBe("/api/unreadable-address");
});
