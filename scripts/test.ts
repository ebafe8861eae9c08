import { Children, stopOnSignals } from "./lib/children.ts";
import { PROOF_ONLY } from "./lib/proof-only.ts";
import { createTempDir } from "./lib/temp-dir.ts";
import { slowestFiles, type TimedFile } from "./lib/test-reports.ts";
import { STEPS } from "./lib/test-steps.ts";
import { runEntry } from "./lib/user-error.ts";

/** `npm test`, or `npm test -- unit e2e` for some steps; other words select end-to-end files. `--check` lists the steps. */
async function main() {
  const words = process.argv.slice(2);
  if (words.includes("--check")) return console.log(STEPS.map(({ title }) => title).join("\n"));
  const names = STEPS.map(({ name }) => name);
  const chosen = words.filter((word) => names.includes(word));
  const filters = words.filter((word) => !names.includes(word));
  const children = new Children();
  stopOnSignals(children);
  const temp = createTempDir();
  const total = { passed: 0, failed: 0 };
  const skips: string[] = [];
  const files: TimedFile[] = [];
  const testStart = performance.now();
  try {
    const run = { children, tempDir: temp.path, filters };
    const ended = new Map<string, Promise<void>>();
    for (const step of STEPS) {
      if (chosen.length > 0 && !chosen.includes(step.name)) continue;
      const earlier = (step.after ?? []).map((name) => ended.get(name));
      const runStep = async () => {
        await Promise.all(earlier);
        const start = performance.now();
        const { passed, failed, output, skipped, files: timed } = await step.run(run);
        const count = passed + failed > 0 ? `  ${passed} passed, ${failed} failed` : "";
        if (failed > 0) console.log(output);
        console.log(
          `${failed > 0 ? "✗" : "✓"} ${step.title.padEnd(18)}${secondsSince(start).padStart(6)} s${count}`,
        );
        if (skipped) skips.push(skipped);
        total.passed += passed;
        total.failed += failed;
        files.push(...timed);
      };
      ended.set(step.name, runStep());
    }
    await Promise.all(ended.values());
  } finally {
    await children.stop();
    temp.remove();
  }
  if (skips.length > 0) console.log(`\n${skips.join("\n")}`);
  if (!process.env.PROOF && words.length === 0)
    console.log(`\nOnly in npm run proof: ${Object.values(PROOF_ONLY).join("; ")}.`);
  if (files.length > 0) console.log(`\nThe slowest test files:\n${slowestFiles(files).join("\n")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed in ${secondsSince(testStart)} s`);
  process.exit(total.failed > 0 ? 1 : 0);
}

const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1);

await runEntry(main);
