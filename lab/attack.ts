import { randomInt } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { planApp, startNext, startSandbox } from "../scripts/lib/app.ts";
import { buildWhenChanged } from "../scripts/lib/build.ts";
import { Children, stopOnSignals } from "../scripts/lib/children.ts";
import { findFreePort } from "../scripts/lib/ports.ts";
import { RAISED_CLIENT_LIMITS } from "../scripts/lib/raised-limits.ts";
import { findRoutes, type Route } from "../scripts/lib/routes.ts";
import { createTempDir } from "../scripts/lib/temp-dir.ts";
import { runEntry, UserError } from "../scripts/lib/user-error.ts";
import { runAbuse } from "./attack/abuse/abuse.ts";
import { SCENARIOS } from "./attack/abuse/scenarios.ts";
import { createClient } from "./attack/client.ts";
import { attackReport, type PassedRoute } from "./attack/report.ts";
import { attackRoute, type Outcome } from "./attack/run.ts";
import { readSchemas } from "./attack/schemas.ts";
import { sessionCookie } from "./bench/subjects.ts";
import { residentBytes } from "./lib/resident.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PAGE = join(ROOT, "lab/results/attack.md");
/** Runs with fewer inputs are not written to the report. */
const FULL_RUN_INPUTS = 2000;
const FIRST_PORT = 4700;
const MAX_SEED = 1_000_000_000;
const MAX_GROWTH_MB = 1500;

/**
 * `npm run attack`: sends 2,000 generated inputs to each page and each method of a route, of a separate app. Options:
 * `-- --inputs 500`, `--seed 7`, `--routes /api/auth` (a prefix), `--first /game` (skips the routes before) and `--connections 4`.
 * `-- --abuse` instead runs the scenarios in which one client degrades the product for another, `-- --abuse igdb` one of them.
 * `-- --check` lists the routes or scenarios.
 */
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      abuse: { type: "boolean", default: false },
      inputs: { type: "string", default: String(FULL_RUN_INPUTS) },
      seed: { type: "string", default: String(randomInt(MAX_SEED)) },
      routes: { type: "string", default: "/" },
      first: { type: "string", default: "" },
      connections: { type: "string", default: "16" },
      check: { type: "boolean", default: false },
    },
  });
  const seed = Number(values.seed);
  const connections = Number(values.connections);
  const all = findRoutes(join(ROOT, "app"));
  const routes = all.filter(
    ({ path }) => path.startsWith(values.routes) && path.localeCompare(values.first) >= 0,
  );
  if (values.check) {
    const names = values.abuse ? SCENARIOS.map(({ name }) => name) : routes.map(({ path }) => path);
    return console.log(names.join("\n"));
  }
  const children = new Children();
  stopOnSignals(children);
  const temp = createTempDir();
  const outcomes: Outcome[] = [];
  try {
    if (values.abuse) return await runAbuse(positionals, children, temp.path);
    const app = await startApp(children, join(temp.path, "data"));
    const site = app.settings.siteUrl;
    const memory = async () =>
      Math.round(((await residentBytes(children.pidOf("Next") ?? 0)) ?? 0) / 1024 / 1024);
    const before = await memory();
    console.log(
      `${routes.length} routes, ${values.inputs} inputs for each method, seed ${seed}; the app uses ${before} MB`,
    );
    const schemas = readSchemas();
    for (const route of routes) {
      const client = createClient(site, await sessionCookie(site), connections);
      const plan = {
        client,
        schemas,
        site,
        seed,
        inputs: Number(values.inputs) * route.methods.length,
        connections,
        mayBeBusy: false,
      };
      const outcome = await attackRoute(route, plan);
      outcomes.push(outcome);
      const now = await memory();
      console.log(line(outcome, now));
      if (outcome.fault) break;
      if (Number(values.inputs) >= FULL_RUN_INPUTS) await addToReport(all, { outcome, memoryMb: now, seed });
      if (now - before > MAX_GROWTH_MB) throw new UserError(`The app has grown to ${now} MB.`);
    }
  } finally {
    await children.stop();
    temp.remove();
  }
  const fault = outcomes.at(-1)?.fault;
  if (!fault) return console.log("No faults.");
  throw new UserError(`Fault: ${fault.what}\nseed ${fault.seed}\n${JSON.stringify(fault.input, null, 2)}`);
}

/** Called after each route, so that an interrupted run keeps its results. */
async function addToReport(routes: Route[], passed: PassedRoute): Promise<void> {
  const before = await readFile(PAGE, "utf8").catch(() => "");
  await writeFile(PAGE, attackReport(before, routes, [passed], new Date().toISOString().slice(0, 10)));
}

async function startApp(children: Children, dataDir: string) {
  const overrides = {
    DATA_DIR: dataDir,
    PORT: String(await findFreePort(FIRST_PORT)),
  };
  const limits = {
    ...RAISED_CLIENT_LIMITS,
    IGDB_REQUESTS_PER_SECOND: "1000",
    IGDB_OPEN_REQUESTS: "64",
    SANDBOX_IGDB_PER_SECOND: "1000",
    SANDBOX_AUTH_PER_5_MINUTES: "100000000",
  };
  const app = await planApp(
    { PATH: process.env.PATH, HOME: process.env.HOME, ...limits, ...overrides },
    "production",
  );
  await buildWhenChanged(app, children);
  await startSandbox(app, children);
  await startNext(app, children, "start");
  return app;
}

function line({ route, inputs, seconds, slowestMs, statuses, fault }: Outcome, memoryMb: number): string {
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}×${count}`);
  const time = `${seconds.toFixed(0)} s, slowest ${slowestMs.toFixed(0)} ms`;
  return `${fault ? "✗" : "✓"} ${route.path.padEnd(46)} ${inputs} inputs, ${time}, ${memoryMb} MB  ${counts.join(" ")}`;
}

await runEntry(main);
