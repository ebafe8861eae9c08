import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sessionCookie } from "../../bench/subjects.ts";
import { type App, buildWhenChanged, planApp, startNext, startSandbox } from "../../lib/app.ts";
import type { Children } from "../../lib/children.ts";
import { findFreePort } from "../../lib/ports.ts";
import { UserError } from "../../lib/user-error.ts";
import { abuseReport, line, type Row } from "./report.ts";
import { measureAbuse } from "./run.ts";
import type { Scenario, Target, Visit } from "./scenario.ts";
import { SCENARIOS } from "./scenarios.ts";

const PAGE = join(fileURLToPath(new URL("../../..", import.meta.url)), "docs/abuse.md");
const FIRST_PORT = 4800;
/** Documentation addresses (RFC 5737): the app believes them because it runs with `TRUST_PROXY`. */
const ATTACKER = "203.0.113.66";
const INNOCENT = "198.51.100.7";

/** `npm run attack -- --abuse`: all scenarios, or those named after `--abuse`. Writes `docs/abuse.md` when all ran. */
export async function runAbuse(names: string[], children: Children, tempDir: string): Promise<void> {
  const chosen = SCENARIOS.filter(({ name }) => names.length === 0 || names.includes(name));
  if (chosen.length === 0)
    throw new UserError(`There are the scenarios ${SCENARIOS.map(({ name }) => name).join(", ")}.`);
  const rows: Row[] = [];
  for (const scenario of chosen) {
    const app = await serve(scenario, children, join(tempDir, scenario.name));
    const row = { scenario, ...(await measureAbuse(scenario, targetOf(app))) };
    rows.push(row);
    console.log(line(row));
    await children.stopAll();
  }
  if (names.length === 0) await writeFile(PAGE, abuseReport(rows, new Date().toISOString().slice(0, 10)));
  const broken = rows.filter(({ faults }) => faults.length > 0);
  if (broken.length > 0) throw new UserError(`${broken.length} of ${rows.length} scenarios do not hold.`);
}

async function serve(scenario: Scenario, children: Children, dataDir: string): Promise<App> {
  const own = {
    DATA_DIR: dataDir,
    NEXT_DIST_DIR: ".next-test",
    PORT: String(await findFreePort(FIRST_PORT)),
    TRUST_PROXY: "true",
    SANDBOX_CONTROL: "1",
  };
  const variables = { PATH: process.env.PATH, HOME: process.env.HOME, ...own, ...scenario.variables };
  const app = await planApp(variables, "production");
  await buildWhenChanged(app, children);
  await startSandbox(app, children);
  await startNext(app, children, "start");
  return app;
}

/** The two clients of an app that runs with `TRUST_PROXY` and `SANDBOX_CONTROL`. */
export function targetOf(app: App): Target {
  const site = app.settings.siteUrl;
  return {
    site,
    supabaseUrl: app.env.SUPABASE_URL ?? "",
    publishableKey: app.env.SUPABASE_PUBLISHABLE_KEY ?? "",
    requestsUrl: `${app.sandboxUrl}/_sandbox/requests.json`,
    signIn: (user) => sessionCookie(site, user),
    attacker: visitFrom(site, ATTACKER),
    innocent: visitFrom(site, INNOCENT),
  };
}

function visitFrom(site: string, address: string): Visit {
  return (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set("x-forwarded-for", address);
    // As the site's own pages send them, so that a write is not refused for where it comes from.
    headers.set("origin", site);
    headers.set("sec-fetch-site", "same-origin");
    return fetch(site + path, { redirect: "manual", ...init, headers });
  };
}
