import { expect, test } from "vitest";
import { collectionHref, filterOf } from "./collection-href";

test("what is asked for comes back from its address", () => {
  const filter = { status: "playing", q: "a & b?", sort: "rating" } as const;
  expect(filterOf(new URL(collectionHref(filter), "http://localhost").searchParams)).toEqual(filter);
});

test("the whole shelf has the plain address", () => {
  expect(collectionHref({ status: "all", q: "", sort: "added" })).toBe("/collection");
});

test("an unknown tab is all of it, an unknown sort is the default, and a search is trimmed and cut", () => {
  const query = new URLSearchParams({ status: "sold", sort: "price", q: `  ${"x".repeat(200)}` });
  expect(filterOf(query)).toEqual({ status: "all", q: "x".repeat(100), sort: "added" });
});
