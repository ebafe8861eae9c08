import { findOrInstallPostgres, NO_POSTGRES, startPostgresServer } from "../scripts/lib/postgres-server.ts";
import { runSteps } from "../scripts/lib/run-steps.ts";
import { findOrInstallProgram, findProgram } from "../scripts/lib/system-program.ts";
import {
  appEnvironment,
  NONE,
  RAISED_LIMITS,
  STEPS,
  type Step,
  type StepResult,
  type TestRun,
  vitest,
} from "../scripts/lib/test-steps.ts";
import { runEntry } from "../scripts/lib/user-error.ts";

/** Programs and Debian packages for the tests of several instances. */
const PROGRAMS = [
  ["redis-server", "redis-server"],
  ["nginx", "nginx-light"],
] as const;

const PROOF_STEPS: Step[] = [
  { name: "deploy", title: "several instances", after: ["build", "e2e", "db"], run: severalInstances },
  { name: "postgres", title: "real PostgreSQL", after: ["db", "deploy"], run: realPostgres },
];

/**
 * `npm run proof`: the steps of `npm test` with `PROOF=1`, and the tests of several instances and on a real PostgreSQL.
 * `npm run proof -- postgres` runs one step.
 */
async function main() {
  process.exit((await runSteps([...STEPS, ...PROOF_STEPS], process.argv.slice(2))) > 0 ? 1 : 0);
}

/** Tests two instances with a Redis and an nginx. Skipped if words select end-to-end files. */
async function severalInstances(run: TestRun): Promise<StepResult> {
  if (run.filters.length > 0) return { ...NONE, output: "" };
  for (const [program, name] of PROGRAMS) findOrInstallProgram(program, name);
  const app = { ...(await appEnvironment(run.tempDir)), ...RAISED_LIMITS };
  const result = await vitest(run, "deploy", { more: { E2E_APP: JSON.stringify(app) } });
  const missing = PROGRAMS.filter(([program]) => !findProgram(program)).map(([program]) => program);
  if (missing.length === 0) return result;
  const skipped = `SKIPPED: two instances behind nginx, because there is no ${missing.join(" and no ")} and none could be installed.`;
  return { ...result, skipped };
}

/** The database tests on a real PostgreSQL, with those of concurrent writes. */
async function realPostgres(run: TestRun): Promise<StepResult> {
  const programs = findOrInstallPostgres();
  if (!programs)
    return { ...NONE, output: "", skipped: `SKIPPED: the tests on a real PostgreSQL: ${NO_POSTGRES}` };
  const server = await startPostgresServer(programs);
  try {
    return await vitest(run, "db", { more: { TEST_POSTGRES_URL: server.url } });
  } finally {
    await server.stop();
  }
}

await runEntry(main);
