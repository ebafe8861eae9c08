import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { z } from "zod";

export type Counts = { passed: number; failed: number };
export type TimedFile = { file: string; seconds: number };
export type Report = Counts & { files: TimedFile[] };

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  success: z.boolean(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

const specSchema = z.object({
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
});
const suiteSchema = z.object({
  file: z.string(),
  specs: z.array(specSchema).default([]),
  get suites() {
    return z.array(suiteSchema).default([]);
  },
});
type Suite = z.infer<typeof suiteSchema>;
const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()).default([]),
  suites: z.array(suiteSchema).default([]),
});

/** A file that could not be loaded counts as one failed test. */
export function readVitest(report: unknown, root: string): Report {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success, testResults } =
    vitestSchema.parse(report);
  const failed = numFailedTests > 0 || success ? numFailedTests : Math.max(1, numFailedTestSuites);
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failed, files };
}

/** A test that passes on its second try counts as passed; Playwright's own output lists it as "flaky". */
export function readPlaywright(report: unknown): Report {
  const { stats, errors, suites } = playwrightSchema.parse(report);
  const files = suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: secondsOf(suite) }));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, files };
}

function secondsOf({ specs, suites }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own);
}

export function slowestFiles(files: TimedFile[], count = 10): string[] {
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

/** A step that exits with an error but without a failed test (the linter, a crash) counts as one failure. */
export function stepCounts(exitCode: number, counts: Counts): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}
