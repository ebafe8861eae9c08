import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      // Next swaps this marker for an error in browser bundles; a test has no such bundler.
      { find: "server-only", replacement: `${root}scripts/lib/empty.ts` },
      { find: /^@\//, replacement: root },
    ],
  },
  test: {
    // A shared machine may make a test late; see `.ci/run`.
    retry: process.env.CI ? 1 : 0,
    // The local Supabase prints each refusal, and most of the database's tests provoke one.
    silent: "passed-only",
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "{lib,components,apicalypse,sandbox,scripts,app,docs}/**/*.test.{ts,tsx}",
            "lab/{attack,bench,lib}/**/*.test.ts",
          ],
          // Loads packages once per worker; the setup file separates the test files.
          pool: "threads",
          isolate: false,
          setupFiles: "scripts/lib/unit-setup.ts",
          // Property tests and pictures are slow on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "db",
          include: ["supabase/tests/**/*.test.ts"],
          globalSetup: "supabase/tests/template.ts",
          // Loads PGlite once per worker.
          pool: "threads",
          isolate: false,
          // bcrypt's lowest, as in scripts/lib/test-steps.ts.
          env: { LITE_AUTH_BCRYPT_COST: "4" },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Against what is built, with a Redis and an nginx: part of `npm run proof`.
        extends: true,
        test: {
          name: "deploy",
          include: ["lab/deploy/**/*.test.ts"],
          // A machine that others use as well may keep Redis or an instance from answering in time.
          retry: 2,
          // Each has apps of its own, which would keep each other waiting.
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
