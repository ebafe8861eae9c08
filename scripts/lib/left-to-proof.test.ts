import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LEFT_TO_PROOF } from "./left-to-proof.ts";

test("all that waits for PROOF is told at the end of npm test", () => {
  const files = globSync(["e2e/**/*.ts", "scripts/lib/*.ts", "{lib,supabase,sandbox}/**/*.test.ts"]);
  const waiting = files.filter((file) => /process\.env\.PROOF\b/.test(readFileSync(file, "utf8")));
  expect(waiting.sort()).toEqual(Object.keys(LEFT_TO_PROOF));
});
