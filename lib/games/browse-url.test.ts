import { expect, test } from "vitest";
import { parseBrowseRoute } from "./browse-route";
import { BROWSE_PATH, browseQuery, textOfSegments } from "./browse-url";

const queryOf = (query: string) => browseQuery(new URLSearchParams(query)).toString();

/** What the page of an address reads as its search text. */
function textAt(query: string): string | null {
  const q = browseQuery(new URLSearchParams(query)).get("q");
  return q === null ? null : textOfSegments(q);
}

test.each(["zelda", "a/b", "..", "100%", "%zz", "foo.rsc", "ポケモン", "é", "a&b=c#d?e", "(.)x", "👾", "\\"])(
  "keeps the text %s, in segments of letters and digits",
  (text) => {
    expect(textAt(new URLSearchParams({ q: text }).toString())).toBe(text);
    expect(queryOf(`q=${encodeURIComponent(text)}`)).toMatch(/^q=[0-9a-f]+$/);
  },
);

test("cuts a text at 100 characters and splits it into segments that name files", () => {
  const q = browseQuery(new URLSearchParams({ q: "漢".repeat(150) })).get("q");
  expect(textOfSegments(q ?? "")).toBe("漢".repeat(100));
  expect(Math.max(...(q ?? "").split("/").map((segment) => segment.length))).toBeLessThanOrEqual(200);
  expect(parseBrowseRoute(["q", ...(q ?? "").split("/")])).toMatchObject({ q: "漢".repeat(100) });
});

test("trims a text, and drops one of spaces alone", () => {
  expect(textAt("q=%20zelda%20")).toBe("zelda");
  expect(queryOf("q=%20%20&dev=7")).toBe("dev=7");
});

test("takes the first of several values, in one order, and drops unknown parameters", () => {
  expect(queryOf("q=a&q=b&devName=Any&dev=7&utm=1&page=2")).toBe("dev=7&q=61&page=2");
  expect(queryOf("utm=1&page=1&dev=")).toBe("");
});

test.each(["abc", "0", "-4", "1.5", "99999999999", "7/8", "%2e%2e"])(
  "takes %s for an unknown company",
  (id) => {
    expect(queryOf(`pub=${id}`)).toBe("pub=unknown");
  },
);

test.each(["/games/", "/collection", "/api/games", "/gamesx", "/games/a.b"])("is not for %s", (path) => {
  expect(BROWSE_PATH.test(path)).toBe(false);
});
