import { expect, test } from "vitest";
import { parseBrowseRoute } from "./browse-route";
import { normalizeBrowseUrl, textOfSegments } from "./browse-url";

/** What the page of an address reads as its search text. */
function textAt(query: string): string | null {
  const q = new URL(normalizeBrowseUrl(`/games?${query}`, false), "http://localhost").searchParams.get("q");
  return q === null ? null : textOfSegments(q);
}

test.each(["zelda", "a/b", "..", "100%", "%zz", "foo.rsc", "ポケモン", "é", "a&b=c#d?e", "(.)x", "👾", "\\"])(
  "keeps the text %s, in segments of letters and digits",
  (text) => {
    expect(textAt(new URLSearchParams({ q: text }).toString())).toBe(text);
    const url = normalizeBrowseUrl(`/games?q=${encodeURIComponent(text)}`, false);
    expect(url).toMatch(/^\/games\?q=[0-9a-f]+$/);
  },
);

test("cuts a text at 100 characters and splits it into segments that name files", () => {
  const q = new URL(
    normalizeBrowseUrl(`/games?q=${"漢".repeat(150)}`, false),
    "http://localhost",
  ).searchParams.get("q");
  expect(textOfSegments(q ?? "")).toBe("漢".repeat(100));
  expect(Math.max(...(q ?? "").split("/").map((segment) => segment.length))).toBeLessThanOrEqual(200);
  expect(parseBrowseRoute(["q", ...(q ?? "").split("/")])).toMatchObject({ q: "漢".repeat(100) });
});

test("trims a text, and drops one of spaces alone", () => {
  expect(textAt("q=%20zelda%20")).toBe("zelda");
  expect(normalizeBrowseUrl("/games?q=%20%20&dev=7", false)).toBe("/games?dev=7");
});

test("takes the first of several values, in one order, and drops unknown parameters", () => {
  const url = "/games?_rsc=x1&q=a&q=b&devName=Any&dev=7&utm=1&page=2";
  expect(normalizeBrowseUrl(url, false)).toBe("/games?dev=7&q=61&page=2");
  expect(normalizeBrowseUrl(url, true)).toBe("/games?dev=7&q=61&page=2&_rsc=x1");
  expect(normalizeBrowseUrl("/games/rpg?utm=1&page=1&dev=", false)).toBe("/games/rpg");
});

test.each(["abc", "0", "-4", "1.5", "99999999999", "7/8", "%2e%2e"])(
  "takes %s for an unknown company",
  (id) => {
    expect(normalizeBrowseUrl(`/games?pub=${id}`, false)).toBe("/games?pub=unknown");
  },
);

test.each(["/games", "/games/?q=a", "/collection?q=a", "/api/games?q=a", "/gamesx?q=a"])(
  "leaves %s",
  (url) => {
    expect(normalizeBrowseUrl(url, false)).toBe(url);
  },
);
