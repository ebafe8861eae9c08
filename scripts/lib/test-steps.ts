import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildWhenChanged, planApp } from "./app.ts";
import { removeAppCopies, startAppCopies } from "./app-copy.ts";
import type { Captured, Children } from "./children.ts";
import { findOrInstallChromium } from "./chromium.ts";
import { listenError, rememberedPort } from "./ports.ts";
import { findOrInstallPostgres, NO_POSTGRES, startPostgresServer } from "./postgres-server.ts";
import { RAISED_CLIENT_LIMITS } from "./raised-limits.ts";
import { SERVICES } from "./services.ts";
import { withEnvFiles } from "./settings.ts";
import { findOrInstallProgram, findProgram } from "./system-program.ts";
import { type Counts, playwrightCounts, readReport, stepCounts, vitestCounts } from "./test-counts.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const FIRST_TEST_PORT = 13_100;
/** Apps beside the first one, for the specs that put a service in trouble: these mostly wait, so they do it side by side. */
const APP_COPIES = 2;
/** What several instances need, and Debian's packages of it. */
const PROGRAMS = [
  ["redis-server", "redis-server"],
  ["nginx", "nginx-light"],
] as const;
const NONE: Counts = { passed: 0, failed: 0 };

export type StepResult = Counts & { output: string; skipped?: string };
type Step = {
  name: string;
  title: string;
  run: (run: TestRun) => Promise<StepResult>;
  ahead?: (run: TestRun) => Promise<void>;
};
export type TestRun = { children: Children; tempDir: string; filters: string[] };

export const STEPS: Step[] = [
  { name: "lint", title: "linter", run: lint },
  { name: "types", title: "types", run: types },
  { name: "unit", title: "unit tests", run: (run) => vitest(run, "unit") },
  { name: "db", title: "database tests", run: (run) => vitest(run, "db") },
  ...(process.env.PROOF ? [{ name: "postgres", title: "real PostgreSQL", run: realPostgres }] : []),
  { name: "e2e", title: "end-to-end tests", run: endToEnd, ahead: buildAhead },
];

async function lint({ children }: TestRun): Promise<StepResult> {
  return plain(
    await children.capture("biome", ["node_modules/@biomejs/biome/bin/biome", "check", "."], process.env),
  );
}

async function types({ children }: TestRun): Promise<StepResult> {
  const generated = await children.capture(
    "next typegen",
    ["node_modules/next/dist/bin/next", "typegen"],
    process.env,
  );
  if (generated.code !== 0) return plain(generated);
  return plain(
    await children.capture(
      "tsc",
      ["node_modules/typescript/bin/tsc", "--noEmit", "--incremental", "false"],
      process.env,
    ),
  );
}

function plain({ code, output }: Captured): StepResult {
  return { ...stepCounts(code, NONE), output };
}

async function vitest({ children, tempDir }: TestRun, project: string, more = {}): Promise<StepResult> {
  const report = join(tempDir, `${project}.json`);
  // The database's tests may run twice.
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = ["node_modules/vitest/vitest.mjs", "run", "--project", project, ...reporters];
  return counted(await children.capture("vitest", args, { ...process.env, ...more }), report, vitestCounts);
}

/** The database's tests once more, with those of many writes at once: part of `npm run proof`. */
async function realPostgres(run: TestRun): Promise<StepResult> {
  const programs = findOrInstallPostgres();
  if (!programs)
    return { ...NONE, output: "", skipped: `SKIPPED: the tests on a real PostgreSQL: ${NO_POSTGRES}` };
  const server = await startPostgresServer(programs);
  try {
    return await vitest(run, "db", { TEST_POSTGRES_URL: server.url });
  } finally {
    await server.stop();
  }
}

/**
 * All specs are one client to the app, and together they ask more than a person does; of IGDB too, for which they would
 * wait in turn. What its limits are worth is shown by the unit tests of its door, by `deploy/tests` and by the benchmarks.
 */
const RAISED_LIMITS = {
  ...RAISED_CLIENT_LIMITS,
  IGDB_REQUESTS_PER_SECOND: "40",
  IGDB_OPEN_REQUESTS: "40",
  SANDBOX_IGDB_PER_SECOND: "100",
};
/** As the product is delivered; an empty value hides what a .env file says. */
const DEFAULT_LIMITS = Object.fromEntries(Object.keys(RAISED_LIMITS).map((name) => [name, ""]));

/** The build that `npm start` then finds done. */
async function buildAhead({ children, tempDir }: TestRun): Promise<void> {
  const environment = { ...process.env, ...(await appEnvironment(tempDir)) };
  const app = await planApp(withEnvFiles(environment, root, "production"), "production");
  await buildWhenChanged(app, children, { isQuiet: true });
}

/** Through the very command that people use, with a build, a data folder and ports of its own. */
async function endToEnd(run: TestRun): Promise<StepResult> {
  const { children, tempDir, filters } = run;
  const chromium = findOrInstallChromium(process.env);
  const withInstances = Boolean(process.env.PROOF) && filters.length === 0;
  if (withInstances) for (const [program, name] of PROGRAMS) findOrInstallProgram(program, name);
  const own = await appEnvironment(tempDir);
  const env = { ...process.env, ...own };
  const port = Number(env.PORT);
  const startApp = (limits: Record<string, string>) =>
    children.start({
      name: "npm start",
      args: ["scripts/start.mjs"],
      env: { ...env, ...limits },
      readyLine: /Ctrl-C stops everything/,
    });
  const site = `http://localhost:${port}`;
  const specs = async (sites: string[], ...args: string[]) => {
    const report = join(tempDir, "e2e.json");
    const cli = ["node_modules/playwright/cli.js", "test", ...args];
    const result = await children.capture("playwright", cli, {
      ...process.env,
      CHROMIUM_PATH: chromium,
      E2E_BASE_URL: sites.join(),
      E2E_APP: JSON.stringify({ ...own, ...RAISED_LIMITS }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    return counted(result, report, playwrightCounts);
  };

  await startApp(RAISED_LIMITS);
  const together = await specs([site], "--project=parallel", "--pass-with-no-tests", ...filters);
  const copies = await startAppCopies(APP_COPIES, { ...env, ...RAISED_LIMITS }, children);
  // These mostly wait, so what needs several instances is tried beside them.
  const [alone, instances] = await Promise.all([
    specs([site, ...copies], "--project=alone", "--pass-with-no-tests", ...filters),
    withInstances ? severalInstances(run, { ...own, ...RAISED_LIMITS }) : { ...NONE, output: "" },
  ]);
  const first = sum(together, sum(alone, instances));
  await children.stopAll();
  removeAppCopies(APP_COPIES, env);
  const left = await listenError(port, "127.0.0.1");
  if (left)
    return sum(first, { passed: 0, failed: 1, output: `port ${port} is still in use after the stop` });
  if (filters.length > 0) return first;
  await startApp(DEFAULT_LIMITS);
  return sum(first, await specs([site], "--project=restarted"));
}

/** Two instances with a Redis and an nginx, from the same build: part of `npm run proof`. */
async function severalInstances(run: TestRun, app: Record<string, string>): Promise<StepResult> {
  const result = await vitest(run, "deploy", { E2E_APP: JSON.stringify(app) });
  const missing = PROGRAMS.filter(([program]) => !findProgram(program)).map(([program]) => program);
  if (missing.length === 0) return result;
  const skipped = `SKIPPED: two instances behind nginx, because there is no ${missing.join(" and no ")} and none could be installed.`;
  return { ...result, skipped };
}

function sum(a: StepResult, b: StepResult): StepResult {
  const skipped = [a.skipped, b.skipped].filter(Boolean).join("\n");
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    output: `${a.output}\n${b.output}`,
    ...(skipped ? { skipped } : {}),
  };
}

/** Everything sandboxed, whatever keys this machine has: an empty value hides what a .env file says. */
async function appEnvironment(tempDir: string) {
  const port = Number(process.env.PORT) || (await rememberedPort(".data/test-port", FIRST_TEST_PORT));
  const names = [
    ...SERVICES.flatMap(({ keys }) => keys),
    "SITE_URL",
    "CONTACT_EMAIL",
    "HOST",
    "SANDBOX_PORT",
    "SANDBOX_CATALOGUE",
    "SANDBOX_DATABASE_URL",
    "REDIS_URL",
  ];
  return {
    ...Object.fromEntries(names.map((name) => [name, ""])),
    PORT: String(port),
    DATA_DIR: join(tempDir, "data"),
    SANDBOX_CONTROL: "1",
    NEXT_DIST_DIR: ".next-test",
  };
}

function counted({ code, output }: Captured, report: string, read: (report: unknown) => Counts): StepResult {
  try {
    return { ...stepCounts(code, read(readReport(report))), output };
  } catch {
    return { passed: 0, failed: 1, output };
  }
}
