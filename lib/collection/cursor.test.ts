import { expect, test } from "vitest";
import { decodeCursor, encodeCursor } from "./cursor";

const id = "0f8fad5b-d9cb-469f-a165-70867728950e";

test("a cursor comes back with its microseconds", () => {
  const cursor = { dateAdded: "2026-11-20T11:22:13.123456+00:00", id };
  expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
});

test.each([
  "",
  "x",
  encodeCursor({ dateAdded: "yesterday", id }),
  encodeCursor({ dateAdded: '2026-11-20T11:22:13+00:00",id.neq.0', id }),
  encodeCursor({ dateAdded: "2026-11-20T11:22:13+00:00", id: "1)" }),
])("%j is refused", (text) => {
  expect(() => decodeCursor(text)).toThrow("cursor");
});
