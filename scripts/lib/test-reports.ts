import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

export type Counts = { passed: number; failed: number };
export type TimedFile = { file: string; seconds: number };
/** `failures` and `flaky` have a line for each test. */
export type Report = Counts & { files: TimedFile[]; failures: string[]; flaky: string[] };

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      message: z.string().default(""),
      assertionResults: z
        .array(z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }))
        .default([]),
    }),
  ),
});

const errorSchema = z.object({ message: z.string().default("") });
const specSchema = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ duration: z.number(), error: errorSchema.optional() })),
    }),
  ),
});
const suiteSchema = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(specSchema).default([]),
  get suites() {
    return z.array(suiteSchema).default([]);
  },
});
type Suite = z.infer<typeof suiteSchema>;
const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(errorSchema).default([]),
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
  const failures = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message && assertionResults.length === 0 ? [lineOf(relative(root, name), message)] : []),
    ...assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) =>
        lineOf(`${relative(root, name)} › ${fullName}`, failureMessages[0]),
      ),
  ]);
  return { passed: numPassedTests, failed, files, failures, flaky: [] };
}

/** A test that passes on its second try counts as passed; Playwright's own output lists it as "flaky". */
export function readPlaywright(report: unknown): Report {
  const { stats, errors, suites } = playwrightSchema.parse(report);
  const files = suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: secondsOf(suite) }));
  const linesOf = (status: string) =>
    suites.flatMap((suite) => failuresIn(suite, status, `e2e/${suite.file}`));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    files,
    failures: [...linesOf("unexpected"), ...errors.map(({ message }) => lineOf("e2e", message))],
    flaky: linesOf("flaky"),
  };
}

function failuresIn({ specs, suites }: Suite, status: string, path: string): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results }) => lineOf(`${path} › ${title}`, results.find(({ error }) => error)?.error?.message)),
  );
  return [...own, ...suites.flatMap((suite) => failuresIn(suite, status, `${path} › ${suite.title}`))];
}

/** The first lines of a message, without the colours of a terminal. */
function lineOf(test: string, message = ""): string {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim());
  return [test, ...lines.slice(0, 6)].join("\n    ");
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
