import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { UserError } from "../../scripts/lib/user-error.ts";
import { median } from "./percentiles.ts";

/** Lighthouse's scores from 0 to 100, and the cumulative layout shift. */
export interface PageScores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  cls: number;
}

/** Disables the browser's own network traffic. Root needs `--no-sandbox`, and the edge has a self-signed certificate. */
const CHROMIUM_FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--ignore-certificate-errors",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Lighthouse's mobile scores by URL, medians of the rounds. Each round measures all pages, so that drift of the machine's
 * speed affects all alike.
 * @throws {UserError} if Lighthouse returns no result
 */
export async function lighthouseScores(
  urls: string[],
  chromiumPath: string,
  rounds: number,
): Promise<Map<string, PageScores>> {
  const all = new Map<string, PageScores[]>(urls.map((url) => [url, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [url, scores] of all) scores.push(await oneRound(url, chromiumPath));
  }
  return new Map([...all].map(([url, scores]) => [url, medianScores(scores)]));
}

function medianScores(all: PageScores[]): PageScores {
  const medianOf = (name: keyof PageScores) => median(all.map((scores) => scores[name]));
  return {
    performance: medianOf("performance"),
    accessibility: medianOf("accessibility"),
    bestPractices: medianOf("bestPractices"),
    seo: medianOf("seo"),
    cls: medianOf("cls"),
  };
}

async function oneRound(url: string, chromePath: string): Promise<PageScores> {
  const chrome = await launch({ chromePath, chromeFlags: CHROMIUM_FLAGS, logLevel: "silent" });
  try {
    const run = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "silent" });
    if (!run) throw new UserError(`Lighthouse has no result for ${url}.`);
    const { categories, audits } = run.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const failing = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score !== null && score < 1,
    );
    for (const { id, title } of failing) console.log(`  ${new URL(url).pathname}: ${id} (${title})`);
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      cls: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    };
  } finally {
    chrome.kill();
  }
}
