import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PROOF_ONLY } from "./proof-only.ts";

test("all that waits for PROOF is told at the end of npm test", () => {
  const files = globSync(["e2e/**/*.ts", "scripts/lib/*.ts", "{lib,supabase,sandbox}/**/*.test.ts"]);
  const waiting = files.filter((file) => /process\.env\.PROOF\b/.test(readFileSync(file, "utf8")));
  expect(waiting.sort()).toEqual(Object.keys(PROOF_ONLY).sort());
});
