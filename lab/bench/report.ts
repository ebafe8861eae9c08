import { QUICK_MS } from "../attack/abuse/run.ts";
import type { ColdPages } from "./cold-pages.ts";
import type { FairShare } from "./fair-share.ts";
import type { Feel } from "./feel.ts";
import type { FileImports } from "./file-imports.ts";
import type { PageScores } from "./lighthouse.ts";
import type { LongShelf } from "./long-shelf.ts";
import { machine } from "./machine.ts";
import { MAX_PAGE_WEIGHT, type PageWeight } from "./page-weight.ts";
import type { Page } from "./pages.ts";
import type { ServicesUnavailable } from "./services-unavailable.ts";
import type { SteamImport } from "./steam-import.ts";

/** The figures of one run. */
export interface Figures {
  /** Requests per second of a game page, as a ratio to each of the others. */
  throughput: Record<string, number>;
  /** The same with Redis, as a ratio to without; null if there is no redis-server. */
  withRedis: number | null;
  /** Bytes of HTML. */
  weight: number;
  bareWeight: number;
  /** Each page's JavaScript, as a ratio to the empty app's. */
  firstLoad: { page: Page; ratio: number }[];
  htmlWeights: Record<string, PageWeight>;
  /** The empty app's JavaScript, in gzipped bytes. */
  emptyBytes: number;
  /** Requested by one client per round. */
  coldPages: ColdPages;
  /** Each page requested by a different client. */
  coldPagesOfMany: ColdPages;
  fairShare: FairShare;
  steamImport: SteamImport;
  fileImports: FileImports;
  longShelf: LongShelf;
  feel: Feel;
  /** Scores with Lighthouse's mobile settings. */
  lighthouse: Record<string, PageScores>;
  /** The scores of the bare Next page, the best that the framework allows. */
  bareLighthouse: PageScores;
  servicesUnavailable: ServicesUnavailable;
  /** Bytes; null if the system does not report it. */
  memory: { app: number | null; sandbox: number | null };
}

interface Budget {
  name: string;
  measured: string;
  budget: string;
  met: boolean;
}

/** Pages with infinite scrolling. */
const LISTS = ["/games"];
const WITHOUT_SCRIPT = ["/widget/demo"];

/** Budget of a page's first-load JavaScript, as a ratio to an empty app's. */
function firstLoadLimit({ name, isPersonal }: Page): number {
  if (WITHOUT_SCRIPT.includes(name)) return 0;
  if (LISTS.includes(name)) return 1.4;
  return isPersonal ? 2 : 1.25;
}

/** The budgets of the design with the measured figures. */
function budgets({
  throughput,
  firstLoad,
  htmlWeights,
  coldPages,
  coldPagesOfMany,
  fairShare,
  memory,
  steamImport,
  fileImports,
  longShelf,
  feel,
  lighthouse,
  bareLighthouse,
  servicesUnavailable,
}: Figures): Budget[] {
  const speed = throughput.bare ?? 0;
  return [
    {
      name: "a cached game page against a bare Next page of the same weight that is cached alike, requests/s",
      measured: ratio(speed),
      budget: "≥ 0.5",
      met: speed >= 0.5,
    },
    ...firstLoad.map(({ page, ratio: value }) => {
      const limit = firstLoadLimit(page);
      return {
        name: `first-load JavaScript of \`${page.name}\` against an empty app`,
        measured: ratio(value),
        budget: `≤ ${limit}`,
        met: value <= limit,
      };
    }),
    ...Object.entries(htmlWeights).map(([route, weight]) => pageWeightBudget(route, weight)),
    ...coldPageBudgets(coldPages, "one client"),
    ...coldPageBudgets(coldPagesOfMany, "one client per page"),
    fairShareBudget(fairShare),
    memoryBudget(memory.app),
    ...importBudgets(steamImport),
    ...fileImportBudgets(fileImports),
    ...shelfBudgets(longShelf),
    ...feelBudgets(feel),
    ...faultBudgets(servicesUnavailable),
    ...lighthouseBudgets({ lighthouse, bareLighthouse }),
  ];
}

export function lighthouseBudgets({
  lighthouse,
  bareLighthouse,
}: Pick<Figures, "lighthouse" | "bareLighthouse">): Budget[] {
  const leastPerformance = bareLighthouse.performance - 3;
  return Object.entries(lighthouse).map(([page, scores]) => {
    const { performance, accessibility, bestPractices, seo, cls } = scores;
    return {
      name: `Lighthouse, mobile, \`${page}\`: performance / accessibility / best practices / SEO; CLS`,
      measured: `${performance} / ${accessibility} / ${bestPractices} / ${seo}; ${cls.toFixed(3)}`,
      budget: `≥ ${leastPerformance} / 100 / 100 / 100; ≤ 0.01`,
      met:
        performance >= leastPerformance && Math.min(accessibility, bestPractices, seo) === 100 && cls <= 0.01,
    };
  });
}

function pageWeightBudget(route: string, { raw, gzipped }: PageWeight): Budget {
  return {
    name: `HTML of \`${route}\`, raw; gzipped`,
    measured: `${kilobytes(raw)}; ${kilobytes(gzipped)}`,
    budget: `≤ ${kilobytes(MAX_PAGE_WEIGHT.raw)}; ≤ ${kilobytes(MAX_PAGE_WEIGHT.gzipped)}`,
    met: raw <= MAX_PAGE_WEIGHT.raw && gzipped <= MAX_PAGE_WEIGHT.gzipped,
  };
}

function coldPageBudgets({ pages, upstreamCalls, upstream429, failed }: ColdPages, by: string): Budget[] {
  return [
    {
      name: `${pages} cold game pages at once, by ${by}: upstream calls`,
      measured: String(upstreamCalls),
      budget: "≤ 40",
      met: upstreamCalls <= 40,
    },
    {
      name: "… of them refused by IGDB's limit (429)",
      measured: String(upstream429),
      budget: "0",
      met: upstream429 === 0,
    },
    { name: "… failed pages", measured: String(failed), budget: "0", met: failed === 0 },
  ];
}

function fairShareBudget({ alone, during, ratio: times, failed, faults }: FairShare): Budget {
  return {
    name: "an uncached game page while another client reads IGDB through every URL, against the same without it",
    measured: `${ratio(times)} (${during.toFixed(0)} ms against ${alone.toFixed(0)} ms), ${failed} failed`,
    budget: "≤ 2, 0 failed",
    met: faults.length === 0,
  };
}

/** What the app may use on a machine with 1 GB. */
const MEMORY_BUDGET_MIB = 768;

function memoryBudget(bytes: number | null): Budget {
  return {
    name: "peak memory of the app, over all measurements",
    measured: mebibytes(bytes),
    budget: `≤ ${MEMORY_BUDGET_MIB} MiB`,
    met: bytes !== null && bytes <= MEMORY_BUDGET_MIB * 1024 ** 2,
  };
}

function importBudgets({ apps, seconds, upstreamCalls, second }: SteamImport): Budget[] {
  return [
    {
      name: `import of ${thousands(apps)} Steam games: seconds`,
      measured: seconds.toFixed(1),
      budget: "≤ 10",
      met: seconds <= 10,
    },
    {
      name: "… IGDB calls",
      measured: String(upstreamCalls),
      budget: "0",
      met: upstreamCalls === 0,
    },
    {
      name: "… games that a second import changes",
      measured: String(second.changedGames),
      budget: "0",
      met: second.changedGames === 0,
    },
  ];
}

const FIRST_BYTE_MS = 200;
/** Shares of the titles that are matched or offered first, and that are matched wrongly. */
const FOUND_TITLES = 0.97;
const WRONG_TITLES = 0.003;

export function fileImportBudgets(figures: FileImports): Budget[] {
  const { rows, withIds, titles, unknown, spellings, manyRows, firstByte } = figures;
  const { known, unasked, notFound, wrong } = spellings;
  const found = (known - notFound.length) / known;
  const wrongShare = wrong.length / spellings.titles;
  const delay = firstByte.many - firstByte.empty;
  return [
    {
      name: `import of a file of ${thousands(rows)} rows with ids, until all are on the shelf: seconds`,
      measured: withIds.seconds.toFixed(1),
      budget: "≤ 8",
      met: withIds.seconds <= 8,
    },
    {
      name: `… of ${thousands(rows)} titles without ids: seconds`,
      measured: titles.seconds.toFixed(1),
      budget: "≤ 15",
      met: titles.seconds <= 15,
    },
    {
      name: "… IGDB calls",
      measured: String(titles.upstreamCalls),
      budget: "0",
      met: titles.upstreamCalls === 0,
    },
    {
      name: `${thousands(unknown.rows)} titles that do not exist, until all are looked up: seconds`,
      measured: unknown.seconds.toFixed(1),
      budget: "≤ 2",
      met: unknown.seconds <= 2,
    },
    {
      name: `titles in the spellings of other sites, of ${thousands(known)} whose game the catalogue has: matched, or offered first`,
      measured: `${percent(found)} (${percent(unasked / known)} without asking)`,
      budget: `≥ ${percent(FOUND_TITLES)}`,
      met: found >= FOUND_TITLES,
    },
    {
      name: `… of all ${thousands(spellings.titles)}: matched wrongly without asking`,
      measured: percent(wrongShare),
      budget: `≤ ${percent(WRONG_TITLES)}`,
      met: wrongShare <= WRONG_TITLES,
    },
    {
      name: `first byte of an export of ${thousands(manyRows)} games, after that of an empty account: ms`,
      measured: `${delay.toFixed(0)} (the slowest: \`${firstByte.format}\`)`,
      budget: `≤ ${FIRST_BYTE_MS}`,
      met: delay <= FIRST_BYTE_MS,
    },
  ];
}

function shelfBudgets({ few, many, open, filter, sort, nodes }: LongShelf): Budget[] {
  const times = { open, filter, sort };
  return [
    ...Object.entries(times).map(([what, value]) => ({
      name: `time to ${what} a shelf of ${thousands(many)} games against one of ${few}`,
      measured: ratio(value),
      budget: "≤ 1.5",
      met: value <= 1.5,
    })),
    {
      name: "… elements of the page",
      measured: `${nodes.many} against ${nodes.few}`,
      budget: "the same, ± 5 %",
      met: Math.abs(nodes.many / nodes.few - 1) <= 0.05,
    },
  ];
}

/** Budgets in ms. */
const PRESS_MS = { status: 100, tab: 150, selection: 150, editor: 150 };
const ABOVE = { desktop: { firstCoverY: 280, controls: 6 }, phone: { firstCoverY: 240, controls: 4 } };

export function feelBudgets({ above, few, many, sizes, shift, framesPerSecond }: Feel): Budget[] {
  return [
    ...(["desktop", "phone"] as const).map((size) => {
      const { firstCoverY, controls } = above[size];
      return {
        name: `the shelf on a ${size}: top of the first cover in pixels; controls above it, without tabs`,
        measured: `${firstCoverY}; ${controls}`,
        budget: `≤ ${ABOVE[size].firstCoverY}; ≤ ${ABOVE[size].controls}`,
        met: firstCoverY <= ABOVE[size].firstCoverY && controls <= ABOVE[size].controls,
      };
    }),
    ...(["status", "tab", "selection", "editor"] as const).map((press) => ({
      name: `a press until the screen shows it, shelves of ${sizes.few} and ${thousands(sizes.many)} games: ${press}, ms`,
      measured: `${few[press].toFixed(0)}; ${many[press].toFixed(0)}`,
      budget: `≤ ${PRESS_MS[press]}`,
      met: Math.max(few[press], many[press]) <= PRESS_MS[press],
    })),
    {
      name: `layout shift of a personal page (the largest: \`${shift.page}\`)`,
      measured: shift.value.toFixed(3),
      budget: "≤ 0.02",
      met: shift.value <= 0.02,
    },
    {
      name: `frames per second while a shelf of ${thousands(sizes.many)} games scrolls, processor slowed four times`,
      measured: framesPerSecond.toFixed(0),
      budget: "≥ 55",
      met: framesPerSecond >= 55,
    },
  ];
}

function faultBudgets({
  cached,
  cachedPairs,
  uncachedSeconds,
  uncachedPages,
  wrongAnswers,
}: ServicesUnavailable): Budget[] {
  return [
    {
      name: "a service unavailable: time of a cached page, against the same while all services are healthy",
      measured: `${ratio(cached.ratio)} (the worst of ${cachedPairs}: \`${cached.page}\`, ${cached.fault})`,
      budget: "≤ 1.2",
      met: cached.ratio <= 1.2,
    },
    {
      name: `… seconds until the slowest of ${uncachedPages} uncached pages shows its error message`,
      measured: uncachedSeconds.toFixed(1),
      budget: "≤ 3",
      met: uncachedSeconds <= 3,
    },
    {
      name: "… of them with another response than an uncacheable 5xx",
      measured: String(wrongAnswers),
      budget: "0",
      met: wrongAnswers === 0,
    },
  ];
}

/** A line for each budget, for the terminal, and the number of missed budgets. */
export function verdicts(figures: Figures): { lines: string[]; missed: number } {
  return verdictsOf(budgets(figures));
}

export function verdictsOf(all: readonly Budget[]): { lines: string[]; missed: number } {
  return {
    lines: all.map(
      ({ name, measured, budget, met }) => `${met ? "✓" : "✗"} ${name}: ${measured} (${budget})`,
    ),
    missed: all.filter(({ met }) => !met).length,
  };
}

/** The text of `lab/results/benchmarks.md`. */
export function report(figures: Figures): string {
  const {
    throughput,
    withRedis,
    weight,
    bareWeight,
    emptyBytes,
    coldPages,
    steamImport,
    fileImports,
    memory,
    bareLighthouse,
  } = figures;
  return `# Benchmarks

Written by \`npm run bench\`. All figures are from one run on one machine; only their ratios carry over to another.

${machine()}

| what | measured | budget | |
|---|---|---|---|
${budgets(figures)
  .map(
    ({ name, measured, budget, met }) =>
      `| ${name} | ${measured} | ${budget} | ${met ? "met" : "**missed**"} |`,
  )
  .join("\n")}

For orientation, without a budget:

| what | measured |
|---|---|
| a cached game page against a bare Next page that the build generates, requests/s | ${ratio(throughput.built ?? 0)} |
| a cached game page against \`node:http\` with the same number of bytes, requests/s | ${ratio(throughput.raw ?? 0)} |
| a cached game page with \`REDIS_URL\` against the same without, requests/s | ${withRedis === null ? "no redis-server" : ratio(withRedis)} |
| time for the ${coldPages.pages} cold pages, IGDB held at 4 requests/s | ${coldPages.seconds.toFixed(1)} s |
| imported Steam games found in the catalogue | ${thousands(steamImport.matched)} of ${thousands(steamImport.apps)} |
| imported rows found in the catalogue, with ids; titles | ${thousands(fileImports.withIds.found)} of ${thousands(fileImports.rows)}; ${thousands(fileImports.titles.found)} of ${thousands(fileImports.rows)} |
| peak memory of the app while it imports a file of ${thousands(fileImports.manyRows)} rows and 45 columns; idle | ${mebibytes(fileImports.memory?.peak ?? null)}; ${mebibytes(fileImports.memory?.idle ?? null)} |
| time of the second import, IGDB calls | ${steamImport.second.seconds.toFixed(1)} s, ${steamImport.second.upstreamCalls} |
| Lighthouse, mobile, performance of the bare Next page | ${bareLighthouse.performance} |
| JavaScript of the empty app | ${(emptyBytes / 1000).toFixed(1)} kB gzipped |
| peak memory of the sandbox (2,500 games, database included), after the cold pages | ${mebibytes(memory.sandbox)} |

## Method

- **Requests/s**: 16 connections on loopback; after a warm-up of 15 s each, nine rounds of 4 s each in alternating order (game page, bare pages,
  \`node:http\`, and back); the median of the ratios. The game page has ${kilobytes(weight)} of HTML, the bare one ${kilobytes(bareWeight)}. The bare page is
  generated on its first visit and cached, as ours are. Both contain text beyond Latin-1, as real pages do, which Node encodes more slowly.
  Our pages have no ETag (decision 0001), the bare ones do.
- **First-load JavaScript**: the gzipped scripts that a page's HTML references, without \`nomodule\` ones; the empty app is one layout and one page.
- **Cold pages**: 500 uncached game pages, requested concurrently; calls are counted in the sandbox's request log. Calls are the median of three
  rounds, each with other pages and another client; refused calls and failed pages are sums. A last round uses 500 clients.
- **One client against every URL**: the scenario \`igdb\` of \`npm run attack -- --abuse\`, 24 connections of one client that never repeats a
  request. Medians of twelve uncached game pages. Below ${QUICK_MS} ms the ratio is ignored, because the attacker uses the same processor.
- **Steam import**: through the API in sequential batches of 500, with a catalogue of 20,000 games; then the same import again, and a comparison of
  every game on the shelf. The median of three rounds, each in a new app.
- **Imports of files**: through the API as the pages do it (upload, matching, writing), with a catalogue of 22,000 games, after a small import that
  loads the code: lists of IGDB with ids, a library of Backloggery without, and a collection of Infinite Backlog. Memory is the process's resident memory,
  read every 20 ms, with the threads that read files. The spellings are those of \`supabase/tests/import-titles.ts\`. The first byte of an export is the
  median of seven for each format and both accounts.
- **Shelves**: visited alternately in one Chromium, the median of seven visits each: from the navigation until the first row of covers has loaded,
  from typing a search (including the field's delay of 300 ms) and from choosing a sort order until the shelf is updated. The database is the sandbox's.
- **Lighthouse**: its mobile settings (simulated slow 4G, processor slowed down four times) in a headless Chromium without a GPU. Ours and the bare page
  are served over HTTP/2 with TLS from a cache in memory, as a CDN serves them. Each score is the median of seven rounds; each round measures all pages. The performance score depends on the machine's speed.
- **A service unavailable**: a cached page is requested 34 times while all services are healthy, then 34 times while one is down, slow,
  rate-limited, returns garbage or resets connections; the median of nine such pairs for each page and fault. Pages: a game and a company with IGDB,
  the achievements with Steam, the lists, the calendar and a profile with Supabase. Under each fault also eight uncached game pages and eight profiles.
- **Memory**: the sum of the processes' high-water marks (\`VmHWM\`); the maximum of all started apps.
`;
}

const thousands = (value: number) => value.toLocaleString("en-US");
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const ratio = (value: number) => value.toFixed(2);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const mebibytes = (bytes: number | null) =>
  bytes === null ? "unknown" : `${Math.round(bytes / 1024 ** 2)} MiB`;
