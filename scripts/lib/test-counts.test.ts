import { expect, test } from "vitest";
import { playwrightCounts, stepCounts, vitestCounts } from "./test-counts";

const vitest = { numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 0, success: true };
const playwright = (stats: object, errors: unknown[] = []) => ({
  stats: { expected: 3, unexpected: 0, flaky: 0, ...stats },
  errors,
});

test("vitest's passed and failed tests are counted", () => {
  expect(vitestCounts(vitest)).toEqual({ passed: 7, failed: 0 });
  expect(vitestCounts({ ...vitest, numFailedTests: 2, numFailedTestSuites: 1, success: false }).failed).toBe(
    2,
  );
});

test("a file that cannot be loaded is a failure", () => {
  expect(vitestCounts({ ...vitest, numFailedTestSuites: 1, success: false }).failed).toBe(1);
});

test("a test that passed at the second try has passed; an error outside of tests is a failure", () => {
  expect(playwrightCounts(playwright({}))).toEqual({ passed: 3, failed: 0 });
  expect(playwrightCounts(playwright({ flaky: 1, unexpected: 1 }, [{}]))).toEqual({ passed: 4, failed: 2 });
});

test("a step that ends badly without a failed test is one failure", () => {
  expect(stepCounts(1, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 1 });
  expect(stepCounts(1, { passed: 5, failed: 2 }).failed).toBe(2);
  expect(stepCounts(0, { passed: 5, failed: 0 }).failed).toBe(0);
});
