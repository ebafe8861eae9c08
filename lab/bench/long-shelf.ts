import { type Browser, chromium, type Page } from "playwright";
import { median } from "./percentiles.ts";
import { sessionCookie } from "./subjects.ts";

const SHELVES = { few: { user: "guest", games: 100 }, many: { user: "demo", games: 10_000 } };
const ROUNDS = 7;
const BOOKS = "main ul > li a[href^='/game/']";

/** Times of one visit in ms, and the number of elements of the page. */
interface Visit {
  open: number;
  filter: number;
  sort: number;
  nodes: number;
}

/** A shelf of many games compared with one of few. `open`, `filter` and `sort` are ratios of medians. */
export interface LongShelf {
  few: number;
  many: number;
  open: number;
  filter: number;
  sort: number;
  /** Number of elements of both pages. */
  nodes: { few: number; many: number };
}

/** Fills two shelves and visits them alternately, so that drift of the machine's speed affects both alike. */
export async function compareShelves(site: string, executablePath: string): Promise<LongShelf> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const few = await shelfPage(browser, site, SHELVES.few);
    const many = await shelfPage(browser, site, SHELVES.many);
    // Warm-up: fills the sandbox's cache of covers and V8's.
    await visit(few);
    await visit(many);
    const visits = { few: [] as Visit[], many: [] as Visit[] };
    for (let round = 0; round < ROUNDS; round++) {
      visits.few.push(await visit(few));
      visits.many.push(await visit(many));
    }
    const medianOf = (size: "few" | "many", what: keyof Visit) =>
      median(visits[size].map((each) => each[what]));
    const ratioOf = (what: keyof Visit) => medianOf("many", what) / medianOf("few", what);
    return {
      few: SHELVES.few.games,
      many: SHELVES.many.games,
      open: ratioOf("open"),
      filter: ratioOf("filter"),
      sort: ratioOf("sort"),
      nodes: { few: medianOf("few", "nodes"), many: medianOf("many", "nodes") },
    };
  } finally {
    await browser.close();
  }
}

async function shelfPage(browser: Browser, site: string, { user, games }: { user: string; games: number }) {
  const response = await fetch(`${site}/_sandbox/shelf`, {
    method: "PUT",
    body: JSON.stringify({ email: `${user}@questshelf.test`, games }),
  });
  if (!response.ok) throw new Error(`The shelf could not be filled (${response.status}).`);
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
  const filter = await timeToUpdate(page, () => search.fill("man"));
  await timeToUpdate(page, () => search.fill(""));
  await page.getByRole("button", { name: /^View/ }).click();
  const name = page.getByRole("menuitemradio", { name: "Name" });
  await name.waitFor();
  const sort = await timeToUpdate(page, () => name.click());
  return { open, filter, sort, nodes };
}

/** Runs in the page: ms from the navigation until the first row of covers has loaded. */
function waitForCovers(books: string): Promise<number> {
  return new Promise((resolve) => {
    const check = () => {
      const covers = [...document.querySelectorAll<HTMLImageElement>(`${books} img`)].slice(0, 7);
      if (covers.length > 0 && covers.every(({ complete }) => complete)) resolve(performance.now());
      else requestAnimationFrame(check);
    };
    check();
  });
}

/** Ms from an action until the shelf's first game changes. */
async function timeToUpdate(page: Page, act: () => Promise<void>): Promise<number> {
  const ms = page.evaluate(
    (books) =>
      new Promise<number>((resolve) => {
        const first = () => document.querySelector(books)?.getAttribute("href");
        const before = first();
        const start = performance.now();
        const check = () => {
          const now = first();
          if (now && now !== before) resolve(performance.now() - start);
          else requestAnimationFrame(check);
        };
        check();
      }),
    BOOKS,
  );
  await act();
  return ms;
}
