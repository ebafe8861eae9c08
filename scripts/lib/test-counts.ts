import { readFileSync } from "node:fs";
import { z } from "zod";

export type Counts = { passed: number; failed: number };

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  success: z.boolean(),
});
const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()).default([]),
});

/** Counts of a vitest JSON report. A file that could not even be loaded counts as one failed test. */
export function vitestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = vitestSchema.parse(report);
  const failed = numFailedTests > 0 || success ? numFailedTests : Math.max(1, numFailedTestSuites);
  return { passed: numPassedTests, failed };
}

/** Counts of a Playwright JSON report. A test that passed on a second try has passed; its list says "flaky". */
export function playwrightCounts(report: unknown): Counts {
  const { stats, errors } = playwrightSchema.parse(report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** A step that ends badly without a failed test (the linter, a crash) counts as one. */
export function stepCounts(exitCode: number, counts: Counts): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

export function readReport(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}
