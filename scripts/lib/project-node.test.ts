import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packagedNode, runsProject } from "./project-node.mjs";

test.each([
  ["20.20.2", false],
  ["22.12.0", false],
  ["22.17.1", false],
  ["22.18.0", true],
  ["23.5.0", false],
  ["23.6.0", true],
  ["24.0.0", true],
  ["26.1.0", true],
])("Node %s runs the project: %s", (version, expected) => {
  expect(runsProject(version)).toBe(expected);
});

test("finds the packaged Node of this system, and node.exe on Windows", () => {
  expect(existsSync(packagedNode(process.cwd(), process.platform))).toBe(true);
  expect(packagedNode("project", "win32")).toBe(join("project", "node_modules/node/bin/node.exe"));
});
