import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { planApp } from "./app.ts";
import { copyAccounts, startAppCopies } from "./app-copy.ts";
import { buildWhenChanged } from "./build.ts";
import type { Captured, Children } from "./children.ts";
import { findOrInstallChromium } from "./chromium.ts";
import { listenError, rememberedPort } from "./ports.ts";
import { RAISED_CLIENT_LIMITS } from "./raised-limits.ts";
import { SERVICES } from "./services.ts";
import { withEnvFiles } from "./settings.ts";
import { type Report, readJson, readPlaywright, readVitest, stepCounts } from "./test-reports.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const FIRST_TEST_PORT = 13_100;
/** More apps, for the specs that make a service fail. They mostly wait, so they run in parallel with the others. */
const APP_COPIES = 1;
/** Vitest itself would use one thread of two cores. */
const THREADS = { maxWorkers: 2 };
/** Options of the database tests. */
const PATIENT = { testTimeoutMs: 120_000, ...THREADS };
export const NONE: Report = { passed: 0, failed: 0, files: [], failures: [], flaky: [] };

export type StepResult = Report & { output: string; skipped?: string };
export type Step = {
  name: string;
  title: string;
  /** It starts when these have ended. */
  after?: string[];
  run: (run: TestRun) => Promise<StepResult>;
};
export type TestRun = { children: Children; tempDir: string; filters: string[] };

/**
 * The unit tests run beside the build. The end-to-end tests have the machine to themselves: the app's time limits apply to
 * them too.
 */
export const STEPS: Step[] = [
  { name: "lint", title: "linter", run: lint },
  { name: "types", title: "types", run: types },
  { name: "unit", title: "unit tests", after: ["lint", "types"], run: (run) => vitest(run, "unit", THREADS) },
  { name: "build", title: "build", after: ["lint", "types"], run: build },
  { name: "e2e", title: "end-to-end tests", after: ["unit", "build"], run: endToEnd },
  {
    name: "db",
    title: "database tests",
    after: ["e2e"],
    run: (run) => vitest(run, "db", PATIENT),
  },
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
  return { ...NONE, ...stepCounts(code, NONE), output };
}

type VitestOptions = { more?: Record<string, string>; testTimeoutMs?: number; maxWorkers?: number };

export async function vitest(
  { children, tempDir }: TestRun,
  project: string,
  { more, testTimeoutMs, maxWorkers }: VitestOptions = {},
): Promise<StepResult> {
  const report = join(tempDir, `${project}.json`);
  // The database tests can run twice, so an old report may exist.
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = ["node_modules/vitest/vitest.mjs", "run", "--project", project, ...reporters];
  if (testTimeoutMs) args.push(`--testTimeout=${testTimeoutMs}`);
  if (maxWorkers) args.push(`--maxWorkers=${maxWorkers}`);
  const captured = await children.capture("vitest", args, { ...process.env, ...more });
  return readCounts(captured, report, (json) => readVitest(json, root));
}

/** All specs together are one client and send more requests than the limits allow. The `restarted` specs test the limits. */
export const RAISED_LIMITS = {
  ...RAISED_CLIENT_LIMITS,
  IGDB_REQUESTS_PER_SECOND: "40",
  IGDB_OPEN_REQUESTS: "40",
  SANDBOX_IGDB_PER_SECOND: "100",
};
/** bcrypt's lowest cost. By default, each sign-up and sign-in costs 0.1 s of processor time. */
const QUICK_PASSWORDS = { LITE_AUTH_BCRYPT_COST: "4" };
/** The product's defaults: an empty value unsets the one of a .env file. */
const DEFAULT_LIMITS = Object.fromEntries(Object.keys(RAISED_LIMITS).map((name) => [name, ""]));

/** Builds the app of the end-to-end tests, unless the folder holds that build. */
export async function build({ children, tempDir }: TestRun): Promise<StepResult> {
  const environment = { ...process.env, ...(await appEnvironment(tempDir)) };
  const app = await planApp(withEnvFiles(environment, root, "production"), "production");
  try {
    await buildWhenChanged(app, children, { isQuiet: true });
    return { ...NONE, output: "" };
  } catch (error) {
    return { ...NONE, failed: 1, output: String(error) };
  }
}

/** Runs `npm start` with its own data folder and ports, and tests it in a browser. */
async function endToEnd(run: TestRun): Promise<StepResult> {
  const { children, tempDir, filters } = run;
  const chromium = findOrInstallChromium(process.env);
  const overrides = await appEnvironment(tempDir);
  const env = { ...process.env, ...overrides };
  const port = Number(env.PORT);
  const startApp = (limits: Record<string, string>) =>
    children.start({
      name: "npm start",
      args: ["scripts/start.mjs"],
      env: { ...env, ...limits },
      readyLine: /Ctrl-C stops everything/,
    });
  const site = `http://localhost:${port}`;
  const DATA_TEMPLATE = join(tempDir, "data-template");
  const specs = async (project: string, sites: string[]) => {
    const report = join(tempDir, `e2e-${project}.json`);
    const chosen = project === "restarted" ? [] : ["--pass-with-no-tests", ...filters];
    const cli = ["node_modules/playwright/cli.js", "test", `--project=${project}`, ...chosen];
    const result = await children.capture("playwright", cli, {
      ...process.env,
      CHROMIUM_PATH: chromium,
      E2E_BASE_URL: sites.join(),
      E2E_APP: JSON.stringify({ ...overrides, ...RAISED_LIMITS, DATA_TEMPLATE }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    return readCounts(result, report, readPlaywright);
  };

  await startApp(RAISED_LIMITS);
  copyAccounts(overrides.DATA_DIR, DATA_TEMPLATE);
  const aloneSpecs = async () => {
    if (!selectAloneSpecs(filters)) return { ...NONE, output: "" };
    const copies = await startAppCopies(APP_COPIES, { ...env, ...RAISED_LIMITS, DATA_TEMPLATE }, children);
    return specs("alone", copies);
  };
  const [parallel, alone] = await Promise.all([specs("parallel", [site]), aloneSpecs()]);
  const first = sum(parallel, alone);
  await children.stopServices();
  const portError = await listenError(port, "127.0.0.1");
  if (portError)
    return sum(first, { ...NONE, failed: 1, output: `port ${port} is still in use after the stop` });
  if (filters.length > 0) return first;
  await startApp(DEFAULT_LIMITS);
  return sum(first, await specs("restarted", [site]));
}

/** False if all words are names of other spec files: the app copies take longer to start than most files to run. */
function selectAloneSpecs(filters: string[]): boolean {
  const isOther = (word: string) => word.endsWith(".spec.ts") && !word.endsWith(".alone.spec.ts");
  return filters.length === 0 || !filters.every(isOther);
}

export function sum(a: StepResult, b: StepResult): StepResult {
  const skipped = [a.skipped, b.skipped].filter(Boolean).join("\n");
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    files: [...a.files, ...b.files],
    failures: [...a.failures, ...b.failures],
    flaky: [...a.flaky, ...b.flaky],
    output: `${a.output}\n${b.output}`,
    ...(skipped ? { skipped } : {}),
  };
}

/** Sandboxes all services: an empty value unsets the key of a .env file. */
export async function appEnvironment(tempDir: string) {
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
    ...QUICK_PASSWORDS,
  };
}

function readCounts(
  { code, output }: Captured,
  report: string,
  read: (report: unknown) => Report,
): StepResult {
  try {
    const result = read(readJson(report));
    return { ...result, ...stepCounts(code, result), output };
  } catch {
    return { ...NONE, failed: 1, output };
  }
}
