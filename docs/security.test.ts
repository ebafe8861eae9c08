import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fillPath, findRoutes, parametersOf } from "../scripts/lib/routes";

const PAGE = readFileSync("docs/security.md", "utf8");
const [THREATS = "", REST = ""] = PAGE.split("## What is expensive, and who is counted");
const [EXPENSIVE = ""] = REST.split("\n## ");
const ROWS = THREATS.split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (Threat|---)/.test(line))
  .map((line) => line.split(" | "));

/** The tests that a cell names: a file, and after it one name or more. */
function testsIn(cell: string): { file: string; name: string }[] {
  let file = "";
  return [...cell.matchAll(/`([^`]+)`|"([^"]+)"/g)].flatMap(([, path, name]) => {
    if (path) file = path;
    return name ? [{ file, name }] : [];
  });
}

const TESTS = ROWS.flatMap(([, , cell = ""]) => testsIn(cell));

test("the table is read", () => {
  expect(ROWS.length).toBeGreaterThan(30);
  expect(ROWS.every((row) => row.length === 3 && testsIn(row[2] ?? "").length > 0)).toBe(true);
});

describe("each threat's test exists", () => {
  test.each(TESTS)("$file: $name", ({ file, name }) => {
    const source = readFileSync(file, "utf8");
    expect(['"', "'", "`"].some((quote) => source.includes(`${quote}${name}${quote}`))).toBe(true);
  });
});

test("each file that prevents a threat exists", () => {
  const files = ROWS.flatMap(([, against = ""]) => [...against.matchAll(/`([^`]+\/[^`]+)`/g)]);
  expect(files.map(([, path = ""]) => path).filter((path) => !existsSync(path))).toEqual([]);
});

test("each route that reads or writes data is in the list of expensive work", () => {
  const named = [...EXPENSIVE.matchAll(/`(?:[A-Z]+ )?(\/[^`]*)`/g)].map(([, path = ""]) => {
    const literal = path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+");
    return new RegExp(`^${literal.replaceAll("…", ".*")}$`);
  });
  const routes = findRoutes("app").filter(
    ({ kind, path }) => kind === "handler" || parametersOf(path).length > 0,
  );
  const missing = routes.filter(({ path }) => !named.some((name) => name.test(fillPath(path, () => "x"))));
  // They read nothing, or the same for all.
  expect(missing.map(({ path }) => path)).toEqual([
    "/api/[...path]",
    "/api/health",
    "/api/health/ready",
    "/robots.txt",
    "/sw.js",
  ]);
});

test("each limit is in the list of expensive work", () => {
  const [, names = ""] =
    /const LIMITS = \{(.*?)\n\} as const/s.exec(readFileSync("lib/http/limits.ts", "utf8")) ?? [];
  const limits = [...names.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
  expect(limits.length).toBeGreaterThan(20);
  expect(limits.filter((name) => !EXPENSIVE.includes(`\`${name}\``))).toEqual([]);
});
