import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const start = (...args: string[]) =>
  spawnSync(process.execPath, ["--conditions=react-server", ...args, "--check"], { encoding: "utf8" });

test.each([
  [["lab/bench.ts"], "/collection/pick"],
  [["lab/bench-scale.ts"], "people"],
  [["lab/attack.ts"], "/api/collection/[gameId]"],
  [["lab/attack.ts", "--abuse"], "quotas"],
  [["lab/proof.ts"], "real PostgreSQL"],
  [["scripts/test.ts"], "database tests"],
])("starts %j", (args, line) => {
  const { status, stdout, stderr } = start(...args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout.split("\n")).toContain(line);
});
