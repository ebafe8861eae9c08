import { Children, stopOnSignals } from "./lib/children.ts";
import { PROOF_ONLY } from "./lib/proof-only.ts";
import { createTempDir } from "./lib/temp-dir.ts";
import { STEPS } from "./lib/test-steps.ts";
import { runEntry } from "./lib/user-error.ts";

/** `npm test`, or `npm test -- unit e2e` for some steps; other words choose end-to-end files. */
async function main() {
  const words = process.argv.slice(2);
  const names = STEPS.map(({ name }) => name);
  const chosen = words.filter((word) => names.includes(word));
  const filters = words.filter((word) => !names.includes(word));
  const children = new Children();
  stopOnSignals(children);
  const temp = createTempDir();
  const total = { passed: 0, failed: 0 };
  const skips: string[] = [];
  try {
    const steps = STEPS.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
    const run = { children, tempDir: temp.path, filters };
    for (const [index, step] of steps.entries()) {
      const start = performance.now();
      // What of the next step can be done beside this one. Where it fails, the step itself tells why.
      const ahead = steps[index + 1]?.ahead?.(run).catch(() => undefined);
      const { passed, failed, output, skipped } = await step.run(run);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const count = passed + failed > 0 ? `  ${passed} passed, ${failed} failed` : "";
      if (failed > 0) console.log(output);
      console.log(`${failed > 0 ? "✗" : "✓"} ${step.title.padEnd(18)}${seconds.padStart(6)} s${count}`);
      if (skipped) skips.push(skipped);
      total.passed += passed;
      total.failed += failed;
      await ahead;
    }
  } finally {
    await children.stop();
    temp.remove();
  }
  if (skips.length > 0) console.log(`\n${skips.join("\n")}`);
  if (!process.env.PROOF && words.length === 0)
    console.log(`\nLeft to npm run proof: ${Object.values(PROOF_ONLY).join("; ")}.`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

await runEntry(main);
