import { writeFile } from "node:fs/promises";
import { totalmem } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type App, planApp, startNext, startSandbox } from "../scripts/lib/app.ts";
import { buildWhenChanged } from "../scripts/lib/build.ts";
import { Children, stopOnSignals } from "../scripts/lib/children.ts";
import { findFreePort } from "../scripts/lib/ports.ts";
import {
  createDatabase,
  findOrInstallPostgres,
  NO_POSTGRES,
  type PostgresServer,
  startPostgresServer,
} from "../scripts/lib/postgres-server.ts";
import { createTempDir } from "../scripts/lib/temp-dir.ts";
import { runEntry, UserError } from "../scripts/lib/user-error.ts";
import {
  type CatalogueFigures,
  catalogueFigures,
  createCatalogue,
  withSql,
} from "./bench/catalogue-figures.ts";
import { catalogueSpeed, type Speed } from "./bench/catalogue-speed.ts";
import { type SyncFigures, syncFigures } from "./bench/catalogue-sync.ts";
import { manyClients } from "./bench/cold-pages.ts";
import { fillPeople } from "./bench/fill-people.ts";
import { manyLikers } from "./bench/many-likers.ts";
import { manyWriters } from "./bench/many-writers.ts";
import { type PeopleFigures, peopleFigures } from "./bench/people-figures.ts";
import { type PeopleScale, peopleProblems, peopleReport } from "./bench/people-report.ts";
import { scaleProblems, scaleReport, type Visit } from "./bench/scale-report.ts";
import { settledBytes } from "./bench/settled-memory.ts";
import { someGamePaths } from "./bench/subjects.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const LARGE = process.env.SANDBOX_CATALOGUE ?? "350000";
const CATALOGUES = [undefined, LARGE];
/** Sizes of the generated catalogues whose queries are timed in the database. */
const SIZES = [Math.round(Number(LARGE) / 10), Number(LARGE)];
/** Size of the catalogue of the generated users. */
const PEOPLE_GAMES = 100_000;
const PEOPLE = [10_000, Number(process.env.BENCH_PEOPLE ?? 1_000_000)];
const PAGES = 3000;
const PAGES_AT_ONCE = 100;
/** A page that takes longer has failed. */
const PAGE_MS = 60_000;
/** PostgreSQL's manual advises a quarter of the memory for a dedicated server. Its default is 128 MB. */
const QUARTER_OF_MEMORY_MB = Math.round(totalmem() / 4 / 1024 ** 2);
/** A run takes about an hour on two processors. */
const TIME_LIMIT_MIN = 120;

type Run = { postgres: PostgresServer; children: Children; folder: string };

const PARTS: Record<string, (run: Run) => Promise<string[]>> = {
  catalogue: measureCatalogue,
  people: measurePeople,
};

/**
 * `npm run bench:scale`, or one part of it, e.g. with `--only=people`. Fails if a limit is exceeded.
 * - catalogue: its queries in PostgreSQL, the sync job, the speed of pages with a large catalogue (`SANDBOX_CATALOGUE`) and memory
 *   after many pages, to `lab/results/scale.md`;
 * - people: shelves and writers in PostgreSQL with many people (`BENCH_PEOPLE`), to `lab/results/scale-people.md`.
 * `--check` lists the parts.
 */
async function main() {
  if (process.argv.includes("--check")) return console.log(Object.keys(PARTS).join("\n"));
  const parts = chooseParts(process.argv.slice(2));
  const programs = findOrInstallPostgres();
  if (!programs) throw new UserError(NO_POSTGRES);
  const children = new Children();
  stopOnSignals(children);
  const temp = createTempDir();
  const postgres = await startPostgresServer(programs, { shared_buffers: `${QUARTER_OF_MEMORY_MB}MB` });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new UserError(`Not finished after ${TIME_LIMIT_MIN} minutes: nothing was written.`);
    timer = setTimeout(() => reject(error), TIME_LIMIT_MIN * 60_000);
  });
  try {
    const run = { postgres, children, folder: temp.path };
    const problems: string[] = [];
    const measureAll = async () => {
      for (const measure of parts) problems.push(...(await measure(run)));
    };
    await Promise.race([measureAll(), children.failed, late]);
    if (problems.length > 0) throw new UserError(problems.join("\n"));
  } finally {
    clearTimeout(timer);
    await children.stop();
    await postgres.stop();
    temp.remove();
  }
}

function chooseParts([only]: string[]) {
  if (only === undefined) return Object.values(PARTS);
  const part = PARTS[only.replace("--only=", "")];
  if (!only.startsWith("--only=") || !part)
    throw new UserError(`${only} is not known. --only=catalogue and --only=people are.`);
  return [part];
}

/** @returns a line for each exceeded limit */
async function measurePeople({ postgres, folder }: Run): Promise<string[]> {
  const figures: PeopleFigures[] = [];
  let writers: PeopleScale["writers"] | undefined;
  let likers: PeopleScale["likers"] | undefined;
  for (const people of PEOPLE) {
    console.log(`${people} generated people in PostgreSQL …`);
    const url = await createCatalogue(postgres, PEOPLE_GAMES, folder, `people_${people}`);
    await withSql(url, (sql) => fillPeople(sql, people));
    figures.push(await peopleFigures(url, people));
    if (people === PEOPLE.at(-1)) {
      likers = await manyLikers(url, people);
      writers = await manyWriters(url);
    }
  }
  const [few, many] = figures;
  if (!few || !many || !writers || !likers) throw new UserError("Nothing was measured.");
  const scale = { few, many, writers, likers };
  await writeFile(join(ROOT, "lab/results/scale-people.md"), peopleReport(scale));
  console.log("Written to lab/results/scale-people.md.");
  return peopleProblems(scale);
}

/** @returns a line for each exceeded limit */
async function measureCatalogue({ postgres, children, folder }: Run): Promise<string[]> {
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
  await writeFile(join(ROOT, "lab/results/scale.md"), scaleReport(scale));
  console.log("Written to lab/results/scale.md.");
  return scaleProblems(scale);
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
    SANDBOX_DATABASE_URL: databaseUrl,
    // Each page is visited by a client of its own.
    TRUST_PROXY: "true",
    PORT: process.env.PORT ?? String(await findFreePort(4700)),
    ...(size ? { SANDBOX_CATALOGUE: size } : {}),
  };
  const app = await planApp(environment, "production");
  await buildWhenChanged(app, children);
  await startSandbox(app, children);
  await startNext(app, children, "start");
  return app;
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
