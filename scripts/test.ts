import { PROOF_ONLY } from "./lib/proof-only.ts";
import { runSteps } from "./lib/run-steps.ts";
import { STEPS } from "./lib/test-steps.ts";
import { runEntry } from "./lib/user-error.ts";

const NOTE = `Only in npm run proof: ${Object.values(PROOF_ONLY).join("; ")}.`;

/** `npm test`, or `npm test -- unit e2e` for some steps. */
async function main() {
  process.exit((await runSteps(STEPS, process.argv.slice(2), NOTE)) > 0 ? 1 : 0);
}

await runEntry(main);
