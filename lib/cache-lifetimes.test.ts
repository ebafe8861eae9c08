import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const DIRECTIVE = /^\s*["']use cache(: \w+)?["'];$/;

type Body = { name: string; text: string };

/** The bodies of the cached functions of a file, each to the end of its outermost block. */
function cachedBodies(file: string): Body[] {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  return lines.flatMap((line, index) => {
    if (!DIRECTIVE.test(line)) return [];
    const end = lines.findIndex((later, at) => at > index && later === "}");
    return [{ name: `${file}:${index + 1}`, text: lines.slice(index, end).join("\n") }];
  });
}

const bodies = ["app", "components", "lib"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => cachedBodies(`${folder}/${file.replaceAll("\\", "/")}`)),
);

test("finds the cached functions", () => {
  expect(bodies.length).toBeGreaterThan(15);
});

test.each(bodies)("$name names its lifetime and its tags", ({ text }) => {
  expect(text).toMatch(/\bcacheLife\("\w+"\)/);
  expect(text).toMatch(/\bcacheTag\(/);
});
