import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type App, planApp, startNext, startSandbox } from "../../../scripts/lib/app.ts";
import { buildWhenChanged } from "../../../scripts/lib/build.ts";
import type { Children } from "../../../scripts/lib/children.ts";
import { findFreePort } from "../../../scripts/lib/ports.ts";
import {
  createDatabase,
  findOrInstallPostgres,
  NO_POSTGRES,
  type PostgresServer,
  startPostgresServer,
} from "../../../scripts/lib/postgres-server.ts";
import { UserError } from "../../../scripts/lib/user-error.ts";
import { sessionCookie } from "../../bench/subjects.ts";
import { residentBytes } from "../../lib/resident.ts";
import { abuseReport, line, type Row } from "./report.ts";
import { measureAbuse } from "./run.ts";
import type { Scenario, Target, Visit } from "./scenario.ts";
import { SCENARIOS } from "./scenarios.ts";

const PAGE = join(fileURLToPath(new URL("../../..", import.meta.url)), "lab/results/abuse.md");
const FIRST_PORT = 4800;
/** Documentation addresses (RFC 5737), sent in `X-Forwarded-For` to an app with `TRUST_PROXY`. */
const ATTACKER = "203.0.113.66";
const INNOCENT = "198.51.100.7";

/** `npm run attack -- --abuse`: runs all scenarios, or the given ones. Writes `lab/results/abuse.md` if all ran. */
export async function runAbuse(names: string[], children: Children, tempDir: string): Promise<void> {
  const chosen = SCENARIOS.filter(({ name }) => names.length === 0 || names.includes(name));
  if (chosen.length === 0)
    throw new UserError(`No such scenario. Scenarios: ${SCENARIOS.map(({ name }) => name).join(", ")}.`);
  const postgres = chosen.some(({ needsPostgres }) => needsPostgres) ? await startPostgres() : null;
  const rows: Row[] = [];
  try {
    for (const scenario of chosen) {
      const folder = join(tempDir, scenario.name);
      const databaseUrl =
        postgres && scenario.needsPostgres
          ? await createDatabase(postgres, scenario.name, folder)
          : undefined;
      const app = await serve(scenario, children, folder, databaseUrl);
      const row = { scenario, ...(await measureAbuse(scenario, targetOf(app, children))) };
      rows.push(row);
      console.log(line(row));
      await children.stopServices();
    }
  } finally {
    await postgres?.stop();
  }
  if (names.length === 0) await writeFile(PAGE, abuseReport(rows, new Date().toISOString().slice(0, 10)));
  const failed = rows.filter(({ faults }) => faults.length > 0);
  if (failed.length > 0) throw new UserError(`${failed.length} of ${rows.length} scenarios failed.`);
}

function startPostgres(): Promise<PostgresServer> {
  const programs = findOrInstallPostgres();
  if (!programs) throw new UserError(NO_POSTGRES);
  return startPostgresServer(programs);
}

async function serve(
  scenario: Scenario,
  children: Children,
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<App> {
  const overrides = {
    DATA_DIR: dataDir,
    PORT: String(await findFreePort(FIRST_PORT)),
    TRUST_PROXY: "true",
    SANDBOX_CONTROL: "1",
    ...(databaseUrl ? { SANDBOX_DATABASE_URL: databaseUrl } : {}),
  };
  const variables = { PATH: process.env.PATH, HOME: process.env.HOME, ...overrides, ...scenario.variables };
  const app = await planApp(variables, "production");
  await buildWhenChanged(app, children);
  await startSandbox(app, children);
  await startNext(app, children, "start");
  return app;
}

/** The target for an app that runs with `TRUST_PROXY` and `SANDBOX_CONTROL`. */
export function targetOf(app: App, children: Children): Target {
  const site = app.settings.siteUrl;
  return {
    site,
    supabaseUrl: app.env.SUPABASE_URL ?? "",
    publishableKey: app.env.SUPABASE_PUBLISHABLE_KEY ?? "",
    requestsUrl: `${app.sandboxUrl}/_sandbox/requests.json`,
    memoryBytes: () => residentBytes(children.pidOf("Next") ?? 0),
    signIn: (user) => sessionCookie(site, user),
    attacker: visitFrom(site, ATTACKER),
    innocent: visitFrom(site, INNOCENT),
  };
}

function visitFrom(site: string, address: string): Visit {
  return (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set("x-forwarded-for", address);
    // The headers of the site's own pages; writes from other origins are rejected.
    headers.set("origin", site);
    headers.set("sec-fetch-site", "same-origin");
    return fetch(site + path, { redirect: "manual", ...init, headers });
  };
}
