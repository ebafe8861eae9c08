import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { catalogueSpeed, type Speed } from "./bench/catalogue-speed.ts";
import { scaleProblems, scaleReport, type Visit } from "./bench/scale-report.ts";
import { settledBytes } from "./bench/settled-memory.ts";
import { someGamePaths } from "./bench/subjects.ts";
import { type App, buildWhenChanged, planApp, startNext, startSandbox } from "./lib/app.ts";
import { Children, stopOnSignals } from "./lib/children.ts";
import { findFreePort } from "./lib/ports.ts";
import { createTempDir } from "./lib/temp-dir.ts";
import { runEntry, UserError } from "./lib/user-error.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const LARGE = process.env.SANDBOX_CATALOGUE ?? "350000";
const CATALOGUES = [undefined, LARGE];
const PAGES = 3000;
const PAGES_AT_ONCE = 100;

/**
 * `npm run bench:scale`: speed with a large catalogue (`SANDBOX_CATALOGUE`) and memory after many pages. Writes
 * `docs/scale.md`; fails if a limit is exceeded.
 */
async function main() {
  const children = new Children();
  stopOnSignals(children);
  const temp = createTempDir();
  try {
    const speeds: Speed[] = [];
    const visits: Visit[] = [];
    for (const size of CATALOGUES) {
      const app = await start(children, join(temp.path, size ?? "sample"), size);
      console.log(`${size ?? "The sample"} games …`);
      speeds.push(await catalogueSpeed(app));
      if (size) visits.push(...(await visitTwice(app, children)));
      await children.stopAll();
    }
    const [sample = {}, large = {}] = speeds;
    const scale = { games: Number(LARGE), sample, large, visits };
    await writeFile(join(ROOT, "docs/scale.md"), scaleReport(scale));
    console.log("Written to docs/scale.md.");
    const problems = scaleProblems(scale);
    if (problems.length > 0) throw new UserError(problems.join("\n"));
  } finally {
    await children.stop();
    temp.remove();
  }
}

async function start(children: Children, dataDir: string, size: string | undefined): Promise<App> {
  const overrides = { DATA_DIR: dataDir, NEXT_DIST_DIR: process.env.NEXT_DIST_DIR ?? ".next-test" };
  const environment = { PATH: process.env.PATH, HOME: process.env.HOME, ...overrides };
  const PORT = process.env.PORT ?? String(await findFreePort(4700));
  const app = await planApp({ ...environment, PORT }, "production");
  // The build contains no games, so both catalogues share it.
  if (!size) await buildWhenChanged(app, children);
  const sized = await planApp(
    { ...environment, PORT, ...(size ? { SANDBOX_CATALOGUE: size } : {}) },
    "production",
  );
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
        paths.slice(index, index + PAGES_AT_ONCE).map(async (path) => {
          const response = await fetch(path);
          await response.arrayBuffer();
          return response.ok;
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
