import type { ColdPages } from "./cold-pages.ts";
import type { FairShare } from "./fair-share.ts";
import type { PageScores } from "./lighthouse.ts";
import type { LongShelf } from "./long-shelf.ts";
import { machine } from "./machine.ts";
import { MAX_PAGE_WEIGHT, type PageWeight } from "./page-weight.ts";
import type { ServicesUnavailable } from "./services-unavailable.ts";
import type { SteamImport } from "./steam-import.ts";

/** What one run measured. */
export interface Figures {
  /** How many times as many requests per second a game page answers as each of the others. */
  throughput: Record<string, number>;
  /** How many times as many of a game page compressed as of the same page uncompressed. */
  compressed: number;
  /** The same of an instance with Redis against one without; null where there is no redis-server. */
  withRedis: number | null;
  /** Bytes of HTML. */
  weight: number;
  bareWeight: number;
  /** Each route's JavaScript, as a ratio to the empty app's. */
  firstLoad: Record<string, number>;
  htmlWeights: Record<string, PageWeight>;
  /** The empty app's JavaScript, in gzipped bytes. */
  emptyBytes: number;
  /** By one client a round. */
  coldPages: ColdPages;
  /** By a client each. */
  coldPagesOfMany: ColdPages;
  fairShare: FairShare;
  steamImport: SteamImport;
  longShelf: LongShelf;
  /** Each page's scores on Lighthouse's mobile settings. */
  lighthouse: Record<string, PageScores>;
  /** The same of the bare Next page, the most that the framework lets anyone have. */
  bareLighthouse: PageScores;
  inTrouble: ServicesUnavailable;
  /** Bytes; null where the system does not tell. */
  memory: { app: number | null; sandbox: number | null };
}

interface Budget {
  name: string;
  measured: string;
  budget: string;
  met: boolean;
}

const PERSONAL = /^\/(auth|collection|settings)(\/|$)/;
/** The lists that append pages. */
const LISTS = ["/games"];
const WITHOUT_SCRIPT = ["/widget/demo"];

/** What a route's first JavaScript may be, against an empty app's. */
function firstLoadLimit(route: string): number {
  if (WITHOUT_SCRIPT.includes(route)) return 0;
  if (LISTS.includes(route)) return 1.25;
  return PERSONAL.test(route) ? 1.35 : 1.15;
}

/** Each budget of the design beside what was measured. */
function budgets({
  throughput,
  compressed,
  firstLoad,
  htmlWeights,
  coldPages,
  coldPagesOfMany,
  fairShare,
  memory,
  steamImport,
  longShelf,
  lighthouse,
  inTrouble,
}: Figures): Budget[] {
  const speed = throughput.bare ?? 0;
  return [
    {
      name: "a cached game page against a bare Next page of 40 kB and of equal kind, requests/s",
      measured: ratio(speed),
      budget: "≥ 0.6",
      met: speed >= 0.6,
    },
    {
      name: "a cached game page compressed, as browsers request it, against the same uncompressed, requests/s",
      measured: ratio(compressed),
      budget: "≥ 1.0",
      met: compressed >= 1,
    },
    ...Object.entries(firstLoad).map(([route, value]) => {
      const limit = firstLoadLimit(route);
      return {
        name: `first-load JavaScript of \`${route}\` against an empty app`,
        measured: ratio(value),
        budget: `≤ ${limit}`,
        met: value <= limit,
      };
    }),
    ...Object.entries(htmlWeights).map(([route, weight]) => pageWeightBudget(route, weight)),
    ...coldPageBudgets(coldPages, "one client"),
    ...coldPageBudgets(coldPagesOfMany, "a client each"),
    fairShareBudget(fairShare),
    memoryBudget(memory.app),
    ...importBudgets(steamImport),
    ...shelfBudgets(longShelf),
    ...troubleBudgets(inTrouble),
    ...Object.entries(lighthouse).map(([page, scores]) => {
      const { performance, accessibility, bestPractices, seo, cls } = scores;
      return {
        name: `Lighthouse, mobile, \`${page}\`: performance / accessibility / best practices / SEO; CLS`,
        measured: `${performance} / ${accessibility} / ${bestPractices} / ${seo}; ${cls.toFixed(3)}`,
        budget: "≥ 95 / 100 / 100 / 100; ≤ 0.01",
        met: performance >= 95 && Math.min(accessibility, bestPractices, seo) === 100 && cls <= 0.01,
      };
    }),
  ];
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
    name: "an uncached game page while another client reads IGDB through every address, against the same alone",
    measured: `${ratio(times)} (${during.toFixed(0)} ms against ${alone.toFixed(0)} ms), ${failed} failed`,
    budget: "≤ 2, 0 failed",
    met: faults.length === 0,
  };
}

/** A machine of 1 GB has as much for the app. */
const MEMORY_BUDGET_MB = 768;

function memoryBudget(bytes: number | null): Budget {
  return {
    name: "peak memory of the app, in all that is measured here",
    measured: megabytes(bytes),
    budget: `≤ ${MEMORY_BUDGET_MB} MB`,
    met: bytes !== null && bytes <= MEMORY_BUDGET_MB * 1024 * 1024,
  };
}

function importBudgets({ apps, seconds, upstreamCalls, upstream429, again }: SteamImport): Budget[] {
  return [
    {
      name: `import of ${thousands(apps)} Steam games, IGDB held at 4 requests/s: seconds`,
      measured: seconds.toFixed(1),
      budget: "≤ 40",
      met: seconds <= 40,
    },
    {
      name: "… upstream calls",
      measured: String(upstreamCalls),
      budget: "≤ 60",
      met: upstreamCalls <= 60,
    },
    {
      name: "… of them refused by IGDB's limit (429)",
      measured: String(upstream429),
      budget: "0",
      met: upstream429 === 0,
    },
    {
      name: "… games that a second import changes",
      measured: String(again.changedGames),
      budget: "0",
      met: again.changedGames === 0,
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

function troubleBudgets({
  seen,
  seenPairs,
  unseenSeconds,
  unseenPages,
  wrongAnswers,
}: ServicesUnavailable): Budget[] {
  return [
    {
      name: "a service in trouble: time of a page that was seen before, against the same while all is well",
      measured: `${ratio(seen.ratio)} (the worst of ${seenPairs}: \`${seen.page}\`, ${seen.trouble})`,
      budget: "≤ 1.2",
      met: seen.ratio <= 1.2,
    },
    {
      name: `… seconds until the slowest of ${unseenPages} other pages has its plain message`,
      measured: unseenSeconds.toFixed(1),
      budget: "≤ 3",
      met: unseenSeconds <= 3,
    },
    {
      name: "… of them answered by anything but a 5xx that no cache keeps",
      measured: String(wrongAnswers),
      budget: "0",
      met: wrongAnswers === 0,
    },
  ];
}

/** One line for each budget, for the terminal, and how many are missed. */
export function verdicts(figures: Figures): { lines: string[]; missed: number } {
  const all = budgets(figures);
  return {
    lines: all.map(
      ({ name, measured, budget, met }) => `${met ? "✓" : "✗"} ${name}: ${measured} (${budget})`,
    ),
    missed: all.filter(({ met }) => !met).length,
  };
}

/** The page that is kept in `docs/benchmarks.md`. */
export function report(figures: Figures): string {
  const {
    throughput,
    withRedis,
    weight,
    bareWeight,
    emptyBytes,
    coldPages,
    steamImport,
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
| a cached game page against a bare Next page that was made with the build, requests/s | ${ratio(throughput.built ?? 0)} |
| a cached game page against \`node:http\` with as many bytes, requests/s | ${ratio(throughput.raw ?? 0)} |
| a cached game page with \`REDIS_URL\` against the same without, requests/s | ${withRedis === null ? "no redis-server here" : ratio(withRedis)} |
| time for the ${coldPages.pages} cold pages, IGDB held at 4 requests/s | ${coldPages.seconds.toFixed(1)} s |
| Steam games of the import that the catalogue has | ${thousands(steamImport.matched)} of ${thousands(steamImport.apps)} |
| the second import, upstream calls | ${steamImport.again.seconds.toFixed(1)} s, ${steamImport.again.upstreamCalls} |
| Lighthouse, mobile, performance of the bare Next page | ${bareLighthouse.performance} |
| JavaScript of the empty app | ${(emptyBytes / 1000).toFixed(1)} kB gzipped |
| peak memory of the sandbox (2,500 games, database included), after the cold pages | ${megabytes(memory.sandbox)} |

## Method

- **Requests/s**: 16 connections on loopback, rounds of 4 s to and fro (game page, bare pages, \`node:http\`, and back), after a warm-up of 15 s
  each; the median of the ratios of nine rounds. The game page weighs ${kilobytes(weight)} of HTML, the bare one ${kilobytes(bareWeight)}. The bare page of equal kind is made on its
  first visit and kept, as ours are; both have text beyond Latin-1, as real pages do, which Node writes more slowly.
  Our pages carry no ETag (decision 0001), the bare ones do.
- **First-load JavaScript**: the scripts that a page's HTML names, \`nomodule\` ones apart, gzipped; the empty app is one layout and one page.
- **Cold pages**: 500 game pages that nobody saw before, asked for at the same moment; calls as the sandbox's request log counts them. The median of
  three rounds, each with pages and a client of its own; refusals and failures are those of all three. Then once more by 500 clients.
- **One client against every address**: the scenario \`igdb\` of \`npm run attack -- --abuse\`, 24 connections of one client that never requests the same
  twice. The medians of twelve game pages that no cache has; below 250 ms no ratio counts, because the attacker's own work takes a part of the machine.
- **Steam import**: over the API in batches of 500, one after the other, with a catalogue of 20,000 games; afterwards all of it once more, and every
  game of the shelf compared. The median of three rounds, each in an app that was started for it.
- **Shelves**: visited in turn in one Chromium, the median of seven visits each: from the navigation to the first row of covers, from typing a
  search (with the 300 ms that the field waits) and from choosing another order to the answer shown. Both databases are the sandbox's.
- **Lighthouse**: its own mobile settings (simulated slow 4G, processor slowed four times), in a headless Chromium without a GPU; the
  median of seven rounds for each score, in which the pages take turns. The performance score follows the speed of the machine that it is measured on.
- **A service in trouble**: a page that was seen before is asked for 34 times while all is well and 34 times while a service is down, slow,
  rate-limited, answers garbage or resets connections, the median of nine such pairs for each page and each trouble: the lists, a game, a company and the
  calendar with IGDB, the achievements with Steam, a profile with Supabase. Eight game pages and eight profiles that nobody saw before under each of the five.
- **Memory**: the sum of the processes' high-water marks (\`VmHWM\`), of the app that needed most of all that were started.
`;
}

const thousands = (value: number) => value.toLocaleString("en-US");
const ratio = (value: number) => value.toFixed(2);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const megabytes = (bytes: number | null) =>
  bytes === null ? "not told by this system" : `${Math.round(bytes / 1e6)} MB`;
