import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const PAGES = ["README.md", "CONTRIBUTING.md", ...globSync("{docs,supabase,sandbox,lab}/**/*.md")];
const SOURCES = globSync(
  "{app,components,lib,apicalypse,sandbox,supabase,scripts,e2e,lab}/**/*.{ts,tsx,sql,toml}",
);
const RECORDS = readdirSync("docs/decisions");

/** Relative links of a Markdown page, without their anchors. */
function linksOf(page: string): string[] {
  return [...readFileSync(page, "utf8").matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
    ([, link]) => link as string,
  );
}

describe("every relative link leads to a file", () => {
  test.each(PAGES)("%s", (page) => {
    expect(linksOf(page).filter((link) => !existsSync(join(dirname(page), link)))).toEqual([]);
  });
});

test("every decision that a file cites exists", () => {
  const cited = [...PAGES, ...SOURCES, "next.config.ts"].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/decisions?[ /](00\d\d)/g)].map(([, number]) => ({
      file,
      number,
    })),
  );
  expect(cited.length).toBeGreaterThan(10);
  expect(cited.filter(({ number }) => !RECORDS.some((name) => name.startsWith(`${number}-`)))).toEqual([]);
});
describe("every decision record has Context, Decision and Consequences", () => {
  test.each(RECORDS)("%s", (record) => {
    const text = readFileSync(join("docs/decisions", record), "utf8");
    const positions = ["**Context.**", "**Decision.**", "**Consequences.**"].map((part) =>
      text.indexOf(part),
    );
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  });
});
