import { type Browser, chromium, type Page } from "playwright";
import { median } from "./median.ts";
import { sessionCookie } from "./subjects.ts";

const SHELVES = { few: { user: "guest", games: 100 }, many: { user: "demo", games: 10_000 } };
const ROUNDS = 7;
const BOOKS = "main ul > li a[href^='/game/']";

/** What one visit to a shelf took, in ms, and the elements of its page. */
interface Visit {
  open: number;
  filter: number;
  sort: number;
  nodes: number;
}

/** A shelf of many games against one of few: each figure the ratio of the medians. */
export interface LongShelf {
  few: number;
  many: number;
  open: number;
  filter: number;
  sort: number;
  /** Elements of both pages. */
  nodes: { few: number; many: number };
}

/** Fills two shelves and visits them in turn, so that both share the machine's good and bad moments. */
export async function compareShelves(site: string, executablePath: string): Promise<LongShelf> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const few = await shelfPage(browser, site, SHELVES.few);
    const many = await shelfPage(browser, site, SHELVES.many);
    // The first visit of each draws its covers and improves V8's code.
    await visit(few);
    await visit(many);
    const visits = { few: [] as Visit[], many: [] as Visit[] };
    for (let round = 0; round < ROUNDS; round++) {
      visits.few.push(await visit(few));
      visits.many.push(await visit(many));
    }
    const middle = (size: "few" | "many", what: keyof Visit) =>
      median(visits[size].map((each) => each[what]));
    const against = (what: keyof Visit) => middle("many", what) / middle("few", what);
    return {
      few: SHELVES.few.games,
      many: SHELVES.many.games,
      open: against("open"),
      filter: against("filter"),
      sort: against("sort"),
      nodes: { few: middle("few", "nodes"), many: middle("many", "nodes") },
    };
  } finally {
    await browser.close();
  }
}

async function shelfPage(browser: Browser, site: string, { user, games }: { user: string; games: number }) {
  const filled = await fetch(`${site}/_sandbox/shelf`, {
    method: "PUT",
    body: JSON.stringify({ email: `${user}@questshelf.test`, games }),
  });
  if (!filled.ok) throw new Error(`The shelf could not be filled (${filled.status}).`);
  const context = await browser.newContext({ baseURL: site, viewport: { width: 1440, height: 900 } });
  const cookies = (await sessionCookie(site, user)).split("; ").map((cookie) => {
    const [name = "", ...value] = cookie.split("=");
    return { name, value: value.join("="), url: site };
  });
  await context.addCookies(cookies);
  return context.newPage();
}

async function visit(page: Page): Promise<Visit> {
  await page.goto("/collection", { waitUntil: "commit" });
  const open = await page.evaluate<number, string>(waitForCovers, BOOKS);
  await page.waitForLoadState("load");
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
  const search = page.getByRole("main").getByRole("searchbox");
  const filter = await timeToAnswer(page, () => search.fill("man"));
  await timeToAnswer(page, () => search.fill(""));
  await page.getByRole("button", { name: /^Sort by: / }).click();
  const name = page.getByRole("menuitemradio", { name: "Name" });
  await name.waitFor();
  const sort = await timeToAnswer(page, () => name.click());
  return { open, filter, sort, nodes };
}

/** In the page: ms from the start of the visit to the first row of covers, drawn. */
function waitForCovers(books: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const covers = [...document.querySelectorAll<HTMLImageElement>(`${books} img`)].slice(0, 7);
      if (covers.length > 0 && covers.every(({ complete }) => complete)) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Ms from an action to another first game on the shelf. */
async function timeToAnswer(page: Page, act: () => Promise<void>): Promise<number> {
  const answer = page.evaluate(
    (books) =>
      new Promise<number>((resolve) => {
        const first = () => document.querySelector(books)?.getAttribute("href");
        const before = first();
        const start = performance.now();
        const look = () => {
          const now = first();
          if (now && now !== before) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        look();
      }),
    BOOKS,
  );
  await act();
  return answer;
}
