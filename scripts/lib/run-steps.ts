import { Children, stopOnSignals } from "./children.ts";
import { createTempDir } from "./temp-dir.ts";
import { slowestFiles, type TimedFile } from "./test-reports.ts";
import type { Step } from "./test-steps.ts";

/**
 * Runs steps as soon as those before them have ended, and prints a line for each. `words` are names of steps; others
 * select end-to-end files. `--check` lists the steps. @returns the number of failures
 */
export async function runSteps(steps: Step[], words: string[], note?: string): Promise<number> {
  if (words.includes("--check")) {
    console.log(steps.map(({ title }) => title).join("\n"));
    return 0;
  }
  const names = steps.map(({ name }) => name);
  const chosen = words.filter((word) => names.includes(word));
  const filters = words.filter((word) => !names.includes(word));
  const children = new Children();
  stopOnSignals(children);
  const temp = createTempDir();
  const total = { passed: 0, failed: 0 };
  const skips: string[] = [];
  const files: TimedFile[] = [];
  const failures: string[] = [];
  const flaky: string[] = [];
  const testStart = performance.now();
  try {
    const run = { children, tempDir: temp.path, filters };
    const ended = new Map<string, Promise<void>>();
    for (const step of steps) {
      if (chosen.length > 0 && !chosen.includes(step.name)) continue;
      const earlier = (step.after ?? []).map((name) => ended.get(name));
      const runStep = async () => {
        await Promise.all(earlier);
        const start = performance.now();
        const { passed, failed, output, skipped, ...report } = await step.run(run);
        const count = passed + failed > 0 ? `  ${passed} passed, ${failed} failed` : "";
        if (failed > 0) console.log(output);
        console.log(
          `${failed > 0 ? "✗" : "✓"} ${step.title.padEnd(18)}${secondsSince(start).padStart(6)} s${count}`,
        );
        if (skipped) skips.push(skipped);
        total.passed += passed;
        total.failed += failed;
        files.push(...report.files);
        failures.push(...report.failures);
        flaky.push(...report.flaky);
      };
      ended.set(step.name, runStep());
    }
    await Promise.all(ended.values());
  } finally {
    await children.stop();
    temp.remove();
  }
  if (skips.length > 0) console.log(`\n${skips.join("\n")}`);
  if (note && words.length === 0) console.log(`\n${note}`);
  if (files.length > 0) console.log(`\nThe slowest test files:\n${slowestFiles(files).join("\n")}`);
  if (flaky.length > 0) console.log(`\nPassed on a retry:\n${flaky.join("\n")}`);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed in ${secondsSince(testStart)} s`);
  return total.failed;
}

const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1);
