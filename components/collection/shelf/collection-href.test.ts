import { expect, test } from "vitest";
import { collectionHref, filterOf } from "./collection-href";

test("reads a filter back from its URL", () => {
  const filter = { status: "playing", q: "a & b?", sort: "rating" } as const;
  expect(filterOf(new URL(collectionHref(filter), "http://localhost").searchParams)).toEqual(filter);
});

test("reads the imported games without a status back from their URL", () => {
  const filter = { status: "unsorted", q: "", sort: "added" } as const;
  expect(collectionHref(filter)).toBe("/collection?status=unsorted");
  expect(filterOf(new URL(collectionHref(filter), "http://localhost").searchParams)).toEqual(filter);
});

test("uses the plain URL for the whole shelf", () => {
  expect(collectionHref({ status: "all", q: "", sort: "added" })).toBe("/collection");
});

test("falls back to the defaults for unknown values, and trims and cuts the search", () => {
  const query = new URLSearchParams({ status: "sold", sort: "price", q: `  ${"x".repeat(200)}` });
  expect(filterOf(query)).toEqual({ status: "all", q: "x".repeat(100), sort: "added" });
});

test("keeps the other filters, with their commas", () => {
  const href = "/collection?status=want&q=a&sort=name&platform=6,48&year=2010-2019&group=genre";
  const filter = filterOf(new URL(href, "http://localhost").searchParams);
  expect(filter).toEqual({
    status: "want",
    q: "a",
    sort: "name",
    more: "platform=6,48&year=2010-2019&group=genre",
  });
  expect(collectionHref(filter)).toBe(href);
});
