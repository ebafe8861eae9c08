import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageAddress } from "@/lib/http/page-address";
import { PERSONAL_PATH } from "@/lib/http/security-headers";
import { PAGE_QUERIES } from "./page-queries";

const READS_QUERY = /searchParams|query: \w+Schema|request\.url|withoutQuery|routeByParameter/;

/** The public path of a file, with `x` for each parameter. */
const pathOf = (file: string) =>
  `/${file
    .split("/")
    .slice(1, -1)
    .filter((name) => !name.startsWith("("))
    .map((name) => (name.startsWith("[") ? "x" : name))
    .join("/")}`;

const readers = globSync("app/**/{page.tsx,route.ts}").filter((file) =>
  READS_QUERY.test(readFileSync(file, "utf8")),
);

test("finds what reads its query", () => expect(readers.length).toBeGreaterThan(30));

test.each(readers)("declares that %s reads its query", (file) => {
  expect(pageAddress(`${pathOf(file)}?x=1`, false, PAGE_QUERIES)).toBe(`${pathOf(file)}?x=1`);
});

test.each(
  globSync("app/**/page.tsx")
    .map(pathOf)
    .filter((path) => !PERSONAL_PATH.test(path)),
)("removes from %s all that it does not declare", (path) => {
  const query = "id=SECRET&x=SECRET&_rsc=SECRET%21&dev=SECRET&page=SECRET&f=SECRET&show=SECRET";
  for (const isNavigation of [false, true]) {
    expect(pageAddress(`${path}?${query}`, isNavigation, PAGE_QUERIES)).not.toContain("SECRET");
  }
});

test.each([
  ["/company/valve?id=56&x=1", "/company/valve?id=56"],
  ["/company/valve?id=056", "/company/valve"],
  ["/games/rpg?page=2&utm=1", "/games/rpg?page=2"],
  ["/game/72/portal?id=56", "/game/72/portal"],
  ["/settings?x=1", "/settings?x=1"],
])("reduces %s to %s", (target, reduced) => {
  expect(pageAddress(target, false, PAGE_QUERIES)).toBe(reduced);
});
