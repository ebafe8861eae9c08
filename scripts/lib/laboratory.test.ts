import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const start = (...args: string[]) =>
  spawnSync(process.execPath, ["--conditions=react-server", ...args, "--check"], { encoding: "utf8" });

test.each([
  [["scripts/bench.ts"], "/collection/pick"],
  [["scripts/bench-scale.ts"], "people"],
  [["scripts/attack.ts"], "/api/collection/[gameId]"],
  [["scripts/attack.ts", "--abuse"], "quotas"],
  [["--env-file=scripts/proof.env", "scripts/test.ts"], "real PostgreSQL"],
])("starts %j", (args, line) => {
  const { status, stdout, stderr } = start(...args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout.split("\n")).toContain(line);
});
