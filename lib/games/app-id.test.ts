import { expect, test } from "vitest";
import { parseAppId } from "./app-id";

test.each([
  ["730", 730],
  ["2147483648", 2_147_483_648],
  ["4294967295", 4_294_967_295],
])("%s is an app id", (text, id) => {
  expect(parseAppId(text)).toBe(id);
});

test.each(["", "0", "-1", "1.5", "01", "1e3", "abc", "730 ", "4294967296", "99999999999"])(
  "rejects %j",
  (text) => {
    expect(parseAppId(text)).toBeNull();
  },
);
