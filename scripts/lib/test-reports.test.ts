import { expect, test } from "vitest";
import { readPlaywright, readVitest, slowestFiles, stepCounts } from "./test-reports";

const vitest = {
  numPassedTests: 7,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  success: true,
  testResults: [{ name: "/root/lib/a.test.ts", startTime: 1000, endTime: 3500 }],
};
const playwright = (stats: object, errors: unknown[] = []) => ({
  stats: { expected: 3, unexpected: 0, flaky: 0, ...stats },
  errors,
  suites: [],
});
const spec = (...durations: number[]) => ({
  title: "is quick",
  tests: [{ status: "expected", results: durations.map((duration) => ({ duration })) }],
});

test("counts the passed and failed tests of vitest", () => {
  expect(readVitest(vitest, "/root")).toMatchObject({ passed: 7, failed: 0 });
  const report = { ...vitest, numFailedTests: 2, numFailedTestSuites: 1, success: false };
  expect(readVitest(report, "/root").failed).toBe(2);
});

test("counts a file that cannot be loaded as a failure", () => {
  expect(readVitest({ ...vitest, numFailedTestSuites: 1, success: false }, "/root").failed).toBe(1);
});

test("counts a test that passed on its second try as passed, and an error outside of tests as a failure", () => {
  expect(readPlaywright(playwright({}))).toMatchObject({ passed: 3, failed: 0 });
  const report = playwright({ flaky: 1, unexpected: 1 }, [{}]);
  expect(readPlaywright(report)).toMatchObject({ passed: 4, failed: 2 });
});

test("counts a step that fails without a failed test as one failure", () => {
  expect(stepCounts(1, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 1 });
  expect(stepCounts(1, { passed: 5, failed: 2 }).failed).toBe(2);
  expect(stepCounts(0, { passed: 5, failed: 0 }).failed).toBe(0);
});

test("sums the time of each file, including nested suites and retries", () => {
  expect(readVitest(vitest, "/root").files).toEqual([{ file: "lib/a.test.ts", seconds: 2.5 }]);
  const nested = { title: "nested", file: "flows/b.spec.ts", specs: [spec(500, 250)] };
  const suites = [
    { title: "flows/b.spec.ts", file: "flows/b.spec.ts", specs: [spec(1000)], suites: [nested] },
  ];
  expect(readPlaywright({ ...playwright({}), suites }).files).toEqual([
    { file: "e2e/flows/b.spec.ts", seconds: 1.75 },
  ]);
});

test("lists the slowest files first", () => {
  const files = [1, 30, 2].map((seconds) => ({ file: `${seconds}.ts`, seconds }));
  expect(slowestFiles(files, 2)).toEqual(["   30.0 s  30.ts", "    2.0 s  2.ts"]);
});

test("lists the failed tests of vitest, and the files that cannot be loaded, with the reason", () => {
  const failed = {
    fullName: "adds 1 and 1",
    status: "failed",
    failureMessages: ["expected 3 to be 2\n\n  at x"],
  };
  const passed = { fullName: "adds 2 and 2", status: "passed", failureMessages: [] };
  const times = { startTime: 0, endTime: 1 };
  const testResults = [
    { name: "/root/lib/a.test.ts", ...times, assertionResults: [failed, passed] },
    { name: "/root/lib/b.test.ts", ...times, message: "No such module", assertionResults: [] },
  ];
  expect(readVitest({ ...vitest, success: false, testResults }, "/root").failures).toEqual([
    "lib/a.test.ts › adds 1 and 1\n    expected 3 to be 2\n      at x",
    "lib/b.test.ts\n    No such module",
  ]);
});

test("lists the failed and the repeated end-to-end tests with the first error, without colours", () => {
  const test = (title: string, status: string) => ({
    title,
    tests: [
      {
        status,
        results: [{ duration: 1, error: { message: "\u001b[31mnot visible\u001b[39m" } }, { duration: 1 }],
      },
    ],
  });
  const nested = { title: "on a phone", file: "flows/b.spec.ts", specs: [test("opens", "unexpected")] };
  const file = {
    title: "flows/b.spec.ts",
    file: "flows/b.spec.ts",
    specs: [test("closes", "flaky")],
    suites: [nested],
  };
  expect(
    readPlaywright({ ...playwright({}, [{ message: "No tests found" }]), suites: [file] }),
  ).toMatchObject({
    failures: ["e2e/flows/b.spec.ts › on a phone › opens\n    not visible", "e2e\n    No tests found"],
    flaky: ["e2e/flows/b.spec.ts › closes\n    not visible"],
  });
});
