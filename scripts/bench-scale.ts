import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type CatalogueFigures,
  catalogueFigures,
  createCatalogue,
  createDatabase,
} from "./bench/catalogue-figures.ts";
import { catalogueSpeed, type Speed } from "./bench/catalogue-speed.ts";
import { type SyncFigures, syncFigures } from "./bench/catalogue-sync.ts";
import { manyClients } from "./bench/cold-pages.ts";
import { scaleProblems, scaleReport, type Visit } from "./bench/scale-report.ts";
import { settledBytes } from "./bench/settled-memory.ts";
import { someGamePaths } from "./bench/subjects.ts";
import { type App, buildWhenChanged, planApp, startNext, startSandbox } from "./lib/app.ts";
import { Children, stopOnSignals } from "./lib/children.ts";
import { findFreePort } from "./lib/ports.ts";
import {
  findOrInstallPostgres,
  NO_POSTGRES,
  type PostgresServer,
  startPostgresServer,
} from "./lib/postgres-server.ts";
import { createTempDir } from "./lib/temp-dir.ts";
import { runEntry, UserError } from "./lib/user-error.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const LARGE = process.env.SANDBOX_CATALOGUE ?? "350000";
const CATALOGUES = [undefined, LARGE];
/** Of the generated catalogues whose queries are timed in the database. */
const SIZES = [Math.round(Number(LARGE) / 10), Number(LARGE)];
const PAGES = 3000;
const PAGES_AT_ONCE = 100;
/** A page that takes longer has failed. */
const PAGE_MS = 60_000;
/** A run takes about half an hour on two processors. */
const TIME_LIMIT_MIN = 120;

/**
 * `npm run bench:scale`: the catalogue's queries in PostgreSQL, the sync job, the speed of pages with a large catalogue
 * (`SANDBOX_CATALOGUE`) and memory after many pages. Writes `docs/scale.md`; fails if a limit is exceeded.
 */
async function main() {
  const programs = findOrInstallPostgres();
  if (!programs) throw new UserError(NO_POSTGRES);
  const children = new Children();
  stopOnSignals(children);
  const temp = createTempDir();
  const postgres = await startPostgresServer(programs);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new UserError(`Not finished after ${TIME_LIMIT_MIN} minutes: nothing was written.`);
    timer = setTimeout(() => reject(error), TIME_LIMIT_MIN * 60_000);
  });
  try {
    await Promise.race([measure(postgres, children, temp.path), children.failed, late]);
  } finally {
    clearTimeout(timer);
    await children.stop();
    await postgres.stop();
    temp.remove();
  }
}

async function measure(postgres: PostgresServer, children: Children, folder: string): Promise<void> {
  const catalogues: CatalogueFigures[] = [];
  for (const size of SIZES) {
    console.log(`${size} generated games in PostgreSQL …`);
    catalogues.push(await catalogueFigures(await createCatalogue(postgres, size, folder), size));
  }
  const speeds: Speed[] = [];
  const visits: Visit[] = [];
  let sync: SyncFigures | undefined;
  for (const size of CATALOGUES) {
    const name = `app_${size ?? "sample"}`;
    const url = await createDatabase(postgres, name, folder);
    console.log(`${size ?? "The sample"} games in the app …`);
    const app = await start(children, join(folder, name), url, size);
    speeds.push(await catalogueSpeed(app));
    if (size) {
      visits.push(...(await visitTwice(app, children)));
      sync = await syncFigures(app, children, url);
    }
    await children.stopServices();
  }
  const [sample = {}, large = {}] = speeds;
  if (!sync) throw new UserError("Nothing was measured.");
  const scale = { games: Number(LARGE), sample, large, visits, catalogues, sync };
  await writeFile(join(ROOT, "docs/scale.md"), scaleReport(scale));
  console.log("Written to docs/scale.md.");
  const problems = scaleProblems(scale);
  if (problems.length > 0) throw new UserError(problems.join("\n"));
}

async function start(
  children: Children,
  dataDir: string,
  databaseUrl: string,
  size: string | undefined,
): Promise<App> {
  const environment = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DATA_DIR: dataDir,
    NEXT_DIST_DIR: process.env.NEXT_DIST_DIR ?? ".next-test",
    SANDBOX_DATABASE_URL: databaseUrl,
    // Each page is visited by a client of its own.
    TRUST_PROXY: "true",
    PORT: process.env.PORT ?? String(await findFreePort(4700)),
  };
  const app = await planApp(environment, "production");
  // The build contains no games, so both catalogues share it.
  if (!size) await buildWhenChanged(app, children);
  const sized = await planApp({ ...environment, ...(size ? { SANDBOX_CATALOGUE: size } : {}) }, "production");
  await startSandbox(sized, children);
  await startNext(sized, children, "start");
  return sized;
}

/** Visits the same pages twice: the second visit must not use more memory than the first. */
async function visitTwice(app: App, children: Children): Promise<Visit[]> {
  const paths = (await someGamePaths(app, PAGES)).map((path) => app.settings.siteUrl + path);
  const pid = children.pidOf("Next") ?? 0;
  const visits: Visit[] = [];
  for (const name of ["first visit", "second visit"]) {
    const start = performance.now();
    let failed = 0;
    for (let index = 0; index < paths.length; index += PAGES_AT_ONCE) {
      const results = await Promise.all(
        paths.slice(index, index + PAGES_AT_ONCE).map(async (path, offset) => {
          try {
            const headers = { "x-forwarded-for": manyClients(0, index + offset) };
            const response = await fetch(path, { headers, signal: AbortSignal.timeout(PAGE_MS) });
            await response.arrayBuffer();
            return response.ok;
          } catch {
            return false;
          }
        }),
      );
      failed += results.filter((ok) => !ok).length;
    }
    const seconds = (performance.now() - start) / 1000;
    visits.push({ name, pages: paths.length, seconds, failed, bytes: await settledBytes(pid) });
  }
  return visits;
}

await runEntry(main);
