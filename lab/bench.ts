import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type App, planApp, startNext, startSandbox } from "../scripts/lib/app.ts";
import { buildWhenChanged } from "../scripts/lib/build.ts";
import { Children, stopOnSignals } from "../scripts/lib/children.ts";
import { findOrInstallChromium } from "../scripts/lib/chromium.ts";
import { findFreePort } from "../scripts/lib/ports.ts";
import { RAISED_CLIENT_LIMITS } from "../scripts/lib/raised-limits.ts";
import { createTempDir } from "../scripts/lib/temp-dir.ts";
import { runEntry, UserError } from "../scripts/lib/user-error.ts";
import { BARE_PAGE, serveBareApp, startBareApp } from "./bench/bare-app.ts";
import { manyClients, oneClient, requestColdPages } from "./bench/cold-pages.ts";
import { startEdge } from "./bench/edge.ts";
import { FAIR_SHARE_VARIABLES, type FairShare, measureFairShare } from "./bench/fair-share.ts";
import { type Feel, measureFeel } from "./bench/feel.ts";
import { type FileImports, measureFileImports } from "./bench/file-imports.ts";
import { firstLoadBytes } from "./bench/first-load.ts";
import { lighthouseScores } from "./bench/lighthouse.ts";
import { compareShelves, type LongShelf } from "./bench/long-shelf.ts";
import { peakMemoryBytes } from "./bench/memory.ts";
import { type PageWeight, pageWeight } from "./bench/page-weight.ts";
import { findPages, GAME } from "./bench/pages.ts";
import {
  type Figures,
  feelBudgets,
  fileImportBudgets,
  lighthouseBudgets,
  report,
  verdicts,
  verdictsOf,
} from "./bench/report.ts";
import { measureWhileServicesAreDown } from "./bench/services-unavailable.ts";
import { importLargeLibrary, medianImport, type SteamImport } from "./bench/steam-import.ts";
import { sessionCookie, someGamePaths, someGames } from "./bench/subjects.ts";
import { compareThroughput } from "./bench/throughput.ts";
import { compareWithRedis } from "./bench/with-redis.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const ROUNDS = 3;
const THROUGHPUT_ROUNDS = 9;
const LIGHTHOUSE_ROUNDS = 7;
const COLD_PAGES = 500;
const UNCACHED_PAGES = 40;
const LIGHTHOUSE_PAGES = ["/", "/games", "/game/…", "/company/…", "/user/demo"];

/**
 * `npm run bench`: every figure of `lab/results/benchmarks.md`, from one run. `--only=imports`, `--only=feel` and
 * `--only=lighthouse` print that part and write nothing; `--check` lists the pages that it would measure.
 */
async function main() {
  if (process.argv.includes("--check")) {
    return console.log(
      findPages(join(ROOT, "app"))
        .map(({ path }) => path)
        .join("\n"),
    );
  }
  const children = new Children();
  stopOnSignals(children);
  const temp = createTempDir();
  try {
    const [only] = process.argv.slice(2);
    if (only === "--only=imports") {
      return conclude(
        verdictsOf(fileImportBudgets(await measureImportedFiles(children, join(temp.path, "files")))),
      );
    }
    if (only === "--only=feel")
      return conclude(verdictsOf(feelBudgets(await measureFeelOf(children, join(temp.path, "feel")))));
    if (only === "--only=lighthouse") {
      await startBareApp(children, ROOT, 0);
      const scores = await measureLighthouse(children, join(temp.path, "lighthouse"));
      return conclude(verdictsOf(lighthouseBudgets(scores)));
    }
    if (only)
      throw new UserError(`${only} is not known. --only=imports, --only=feel and --only=lighthouse are.`);
    const { sandboxBytes, ...site } = await measure(children, join(temp.path, "site"));
    const measured = {
      ...site,
      ...(await measureLighthouse(children, join(temp.path, "lighthouse"))),
      steamImport: await measureSteamImport(children, temp.path),
      fileImports: await measureImportedFiles(children, join(temp.path, "files")),
      longShelf: await measureLongShelf(children, join(temp.path, "shelf")),
      feel: await measureFeelOf(children, join(temp.path, "feel")),
      withRedis: await measureWithRedis(children, join(temp.path, "redis")),
      fairShare: await measureShare(children, join(temp.path, "share")),
    };
    await stopApps(children);
    const figures = { ...measured, memory: { app: peakBytes, sandbox: sandboxBytes } };
    await writeFile(join(ROOT, "lab/results/benchmarks.md"), report(figures));
    console.log("Written to lab/results/benchmarks.md.");
    conclude(verdicts(figures));
  } finally {
    await children.stop();
    temp.remove();
  }
}

function conclude({ lines, missed }: ReturnType<typeof verdicts>): void {
  console.log(lines.join("\n"));
  if (missed > 0) throw new UserError(`${missed} budgets are missed.`);
}

/** Plans an app on a free port; all measurements share a build. */
async function planBenchApp(dataDir: string, variables: Record<string, string>): Promise<App> {
  const overrides = {
    DATA_DIR: dataDir,
    PORT: String(await findFreePort(4600)),
  };
  return planApp(
    { PATH: process.env.PATH, HOME: process.env.HOME, ...overrides, ...variables },
    "production",
  );
}

/** The highest peak memory of any app so far. */
let peakBytes: number | null = null;

/** Updates `peakBytes`, then stops all processes. */
async function stopApps(children: Children): Promise<void> {
  const pid = children.pidOf("Next");
  if (pid !== undefined) peakBytes = Math.max(peakBytes ?? 0, (await peakMemoryBytes(pid)) ?? 0) || null;
  await children.stopServices();
}

async function serve(app: App, children: Children): Promise<void> {
  await startSandbox(app, children);
  await startNext(app, children, "start");
}

/** Uses a new app whose address is `https`, and the bare app that `measure` has built, both over HTTP/2. */
async function measureLighthouse(
  children: Children,
  dataDir: string,
): Promise<Pick<Figures, "lighthouse" | "bareLighthouse">> {
  console.log("Lighthouse …");
  await stopApps(children);
  const port = await findFreePort(4640);
  const site = `https://localhost:${port}`;
  const app = await planBenchApp(dataDir, { SANDBOX_CATALOGUE: "3500", SITE_URL: site });
  await buildWhenChanged(app, children);
  await serve(app, children);
  const barePort = await findFreePort(port + 1);
  const barePage = `https://localhost:${barePort}/${BARE_PAGE}`;
  const stopEdges = [
    await startEdge(port, app.settings.port),
    await startEdge(barePort, await serveBareApp(children, ROOT)),
  ];
  const pages = findPages(join(ROOT, "app")).filter(({ name }) => LIGHTHOUSE_PAGES.includes(name));
  const scores = await lighthouseScores(
    [...pages.map(({ path }) => site + path), barePage],
    findOrInstallChromium(process.env),
    LIGHTHOUSE_ROUNDS,
  );
  for (const stop of stopEdges) stop();
  const scoresOf = (url: string) => {
    const found = scores.get(url);
    if (!found) throw new UserError(`Lighthouse has no scores for ${url}.`);
    return found;
  };
  return {
    lighthouse: Object.fromEntries(pages.map(({ name, path }) => [name, scoresOf(site + path)])),
    bareLighthouse: scoresOf(barePage),
  };
}

/** Each round uses a new app with an empty cache. The large library needs a catalogue of 20,000 games. */
async function measureSteamImport(children: Children, tempDir: string): Promise<SteamImport> {
  const rounds: SteamImport[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    console.log(`5,000 Steam games, round ${round} …`);
    await stopApps(children);
    const app = await planBenchApp(join(tempDir, `import-${round}`), { SANDBOX_CATALOGUE: "20000" });
    await serve(app, children);
    const site = app.settings.siteUrl;
    const cookie = await sessionCookie(site);
    rounds.push(
      await importLargeLibrary({ site, cookie, requestsUrl: `${app.sandboxUrl}/_sandbox/requests.json` }),
    );
  }
  return medianImport(rounds);
}

/** Uses a new app with a catalogue of which the games are imported. */
async function measureImportedFiles(children: Children, dataDir: string): Promise<FileImports> {
  console.log("Imports of files …");
  await stopApps(children);
  const app = await planBenchApp(dataDir, { SANDBOX_CATALOGUE: "22000", ...RAISED_CLIENT_LIMITS });
  await buildWhenChanged(app, children);
  await serve(app, children);
  const games = await someGames(app, 20_000);
  const pid = children.pidOf("Next");
  if (pid === undefined) throw new UserError("The app has no process.");
  const requestsUrl = `${app.sandboxUrl}/_sandbox/requests.json`;
  return measureFileImports({ site: app.settings.siteUrl, requestsUrl, pid }, games);
}

/** Uses a new app, with the sandbox's control API to fill shelves. */
async function measureLongShelf(children: Children, dataDir: string): Promise<LongShelf> {
  console.log("A shelf of 10,000 games …");
  await stopApps(children);
  const app = await planBenchApp(dataDir, { SANDBOX_CONTROL: "1" });
  await serve(app, children);
  return compareShelves(app.settings.siteUrl, findOrInstallChromium(process.env));
}

/** Uses a new app, since the shelves of two sample users are replaced. Each game of the long shelf has a page. */
async function measureFeelOf(children: Children, dataDir: string): Promise<Feel> {
  console.log("Presses, layout shift and scrolling …");
  await stopApps(children);
  const app = await planBenchApp(dataDir, { SANDBOX_CATALOGUE: "4000", SANDBOX_CONTROL: "1" });
  await buildWhenChanged(app, children);
  await serve(app, children);
  return measureFeel(app.settings.siteUrl, findOrInstallChromium(process.env));
}

/** Runs both instances at the same time, and nothing else. */
async function measureWithRedis(children: Children, dataDir: string): Promise<number | null> {
  console.log("Requests per second with Redis …");
  await stopApps(children);
  const app = await planBenchApp(dataDir, {});
  await startSandbox(app, children);
  return compareWithRedis(app, GAME.path, THROUGHPUT_ROUNDS, children);
}

/** Uses a new app with an empty cache. */
async function measureShare(children: Children, dataDir: string): Promise<FairShare> {
  console.log("One client against every URL that reads IGDB …");
  await stopApps(children);
  return measureFairShare(await planBenchApp(dataDir, FAIR_SHARE_VARIABLES), children);
}

async function measure(
  children: Children,
  dataDir: string,
): Promise<
  Omit<
    Figures,
    | "lighthouse"
    | "bareLighthouse"
    | "steamImport"
    | "fileImports"
    | "longShelf"
    | "feel"
    | "withRedis"
    | "fairShare"
    | "memory"
  > & {
    sandboxBytes: number | null;
  }
> {
  // A catalogue with enough uncached games. TRUST_PROXY lets the benchmark set the address of each client.
  const app = await planBenchApp(dataDir, {
    SANDBOX_CATALOGUE: "3500",
    SANDBOX_CONTROL: "1",
    TRUST_PROXY: "true",
  });
  const site = app.settings.siteUrl;
  await buildWhenChanged(app, children);
  await serve(app, children);

  console.log("The bare app …");
  const gamePage = `${site}${GAME.path}`;
  const { raw: weight } = await pageWeight(gamePage);
  const bare = await startBareApp(children, ROOT, weight);

  console.log("First-load JavaScript and HTML …");
  const cookie = await sessionCookie(site);
  const empty = await firstLoadBytes(bare.page);
  const pages = findPages(join(ROOT, "app"));
  const firstLoad: Figures["firstLoad"] = [];
  const htmlWeights: Record<string, PageWeight> = {};
  for (const page of pages) {
    const url = site + page.path;
    const bytes = await firstLoadBytes(url, page.needsSession ? cookie : "");
    firstLoad.push({ page, ratio: bytes / empty });
    if (!page.needsSession) htmlWeights[page.name] = await pageWeight(url);
  }

  console.log("Requests per second …");
  const throughput = await compareThroughput(
    gamePage,
    { bare: bare.page, built: bare.built, raw: bare.raw },
    THROUGHPUT_ROUNDS,
  );

  const uncached = (await someGamePaths(app, (ROUNDS + 1) * COLD_PAGES + UNCACHED_PAGES, GAME.id)).map(
    (path) => `${site}${path}`,
  );
  console.log(`${COLD_PAGES} cold game pages, ${ROUNDS} times …`);
  const requestsUrl = `${site}/_sandbox/requests.json`;
  const ofMany = uncached.slice(UNCACHED_PAGES, UNCACHED_PAGES + COLD_PAGES);
  const ofOne = uncached.slice(UNCACHED_PAGES + COLD_PAGES);
  const coldPages = await requestColdPages(ofOne, ROUNDS, requestsUrl, oneClient);
  const coldPagesOfMany = await requestColdPages(ofMany, 1, requestsUrl, manyClients);
  const sandboxBytes = await peakMemoryBytes(children.pidOf("The sandbox") ?? 0);

  console.log("Unavailable services …");
  const servicesUnavailable = await measureWhileServicesAreDown(
    site,
    pages,
    uncached.slice(0, UNCACHED_PAGES),
  );
  return {
    servicesUnavailable,
    coldPages,
    coldPagesOfMany,
    sandboxBytes,
    firstLoad,
    htmlWeights,
    emptyBytes: empty,
    throughput,
    weight,
    bareWeight: bare.weight,
  };
}

await runEntry(main);
