import { mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  findOrInstallPostgres,
  NO_POSTGRES,
  type PostgresServer,
  startPostgresServer,
} from "../scripts/lib/postgres-server.ts";
import { runSteps } from "../scripts/lib/run-steps.ts";
import { findOrInstallProgram, findProgram } from "../scripts/lib/system-program.ts";
import {
  appEnvironment,
  build,
  NONE,
  RAISED_LIMITS,
  STEPS,
  type Step,
  type StepResult,
  sum,
  type TestRun,
  vitest,
} from "../scripts/lib/test-steps.ts";
import { runEntry } from "../scripts/lib/user-error.ts";
import { readAdvisors } from "./lib/advisors.ts";

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
  const built = await build(run);
  if (built.failed > 0) return built;
  for (const [program, name] of PROGRAMS) findOrInstallProgram(program, name);
  const app = { ...(await appEnvironment(run.tempDir)), ...RAISED_LIMITS };
  const result = await vitest(run, "deploy", { more: { E2E_APP: JSON.stringify(app) } });
  const missing = PROGRAMS.filter(([program]) => !findProgram(program)).map(([program]) => program);
  if (missing.length === 0) return result;
  const skipped = `SKIPPED: two instances behind nginx, because there is no ${missing.join(" and no ")} and none could be installed.`;
  return { ...result, skipped };
}

/** The database tests on a real PostgreSQL, with those of concurrent writes, and Supabase's advisors. */
async function realPostgres(run: TestRun): Promise<StepResult> {
  const programs = findOrInstallPostgres();
  if (!programs)
    return { ...NONE, output: "", skipped: `SKIPPED: the tests on a real PostgreSQL: ${NO_POSTGRES}` };
  const server = await startPostgresServer(programs);
  try {
    const advice = await advisors(server, run.tempDir);
    return sum(advice, await vitest(run, "db", { more: { TEST_POSTGRES_URL: server.url } }));
  } finally {
    await server.stop();
  }
}

/** One test: Supabase's advisors have no error and no warning about the migrations. */
async function advisors(server: PostgresServer, tempDir: string): Promise<StepResult> {
  const folder = join(tempDir, "advisors");
  mkdirSync(folder, { recursive: true });
  const advice = await readAdvisors(server, folder);
  if ("skipped" in advice) return { ...NONE, output: "", skipped: advice.skipped };
  if (advice.findings.length > 0) return { ...NONE, failed: 1, output: advice.findings.join("\n") };
  return { ...NONE, passed: 1, output: "" };
}

await runEntry(main);
