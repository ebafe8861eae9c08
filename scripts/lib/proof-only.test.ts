import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PROOF_ONLY } from "./proof-only.ts";

test("lists every file that skips tests without PROOF", () => {
  const files = globSync(["e2e/**/*.ts", "{lib,supabase,sandbox}/**/*.test.ts"]);
  const skipping = files.filter((file) => /process\.env\.PROOF\b/.test(readFileSync(file, "utf8")));
  expect(skipping.sort()).toEqual(
    Object.keys(PROOF_ONLY)
      .filter((file) => file !== "lab/proof.ts")
      .sort(),
  );
});
