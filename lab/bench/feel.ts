import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { median } from "./percentiles.ts";
import { sessionCookie } from "./subjects.ts";

const SHELVES = { few: { user: "guest", games: 64 }, many: { user: "demo", games: 2000 } };
const ROUNDS = 7;
const WINDOWS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const FIRST_COVER = "main ul > li a[href^='/game/']";
/** Pages of the sample user whose layout shift is summed, with those of the shelf. */
const PERSONAL_PAGES = ["/", "/collection", "/journal", "/collection/pick", "/collection/stats", "/settings"];
const SLOWDOWN = 4;
/** Pixels a second, and for three seconds. */
const SCROLL_SPEED = 720;
const SCROLL_DISTANCE = 3 * SCROLL_SPEED;

/** What stands above the first cover of the shelf, in one window. */
interface AboveCovers {
  /** Pixels from the window's top. */
  firstCoverY: number;
  /** Visible controls of the page above it, without the header's and the tabs'. */
  controls: number;
}

/** Ms from a press until the screen shows its effect. */
export interface Presses {
  status: number;
  tab: number;
  selection: number;
  editor: number;
}

export interface Feel {
  above: Record<keyof typeof WINDOWS, AboveCovers>;
  few: Presses;
  many: Presses;
  sizes: { few: number; many: number };
  /** The largest sum of layout shifts of a personal page. */
  shift: { page: string; value: number };
  /** Frames per second while a long shelf scrolls on a processor slowed four times. */
  framesPerSecond: number;
}

/** Uses a browser of its own; the app needs the sandbox's control API to fill shelves. */
export async function measureFeel(site: string, executablePath: string): Promise<Feel> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const [few, many] = [await shelfOf(browser, site, "few"), await shelfOf(browser, site, "many")];
    return {
      above: { desktop: await aboveCovers(many, "desktop"), phone: await aboveCovers(many, "phone") },
      few: await pressTimes(few),
      many: await pressTimes(many),
      sizes: { few: SHELVES.few.games, many: SHELVES.many.games },
      shift: await largestShift(many),
      framesPerSecond: await scrollFrames(many),
    };
  } finally {
    await browser.close();
  }
}

async function shelfOf(browser: Browser, site: string, size: keyof typeof SHELVES): Promise<BrowserContext> {
  const { user, games } = SHELVES[size];
  const response = await fetch(`${site}/_sandbox/shelf`, {
    method: "PUT",
    body: JSON.stringify({ email: `${user}@questshelf.test`, games }),
  });
  if (!response.ok) throw new Error(`The shelf could not be filled (${response.status}).`);
  const context = await browser.newContext({ baseURL: site, viewport: WINDOWS.desktop });
  const cookies = (await sessionCookie(site, user)).split("; ").map((cookie) => {
    const [name = "", ...value] = cookie.split("=");
    return { name, value: value.join("="), url: site };
  });
  await context.addCookies(cookies);
  return context;
}

async function openShelf(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/collection");
  await page.locator(FIRST_COVER).first().waitFor();
  await page.waitForLoadState("networkidle");
  return page;
}

async function aboveCovers(context: BrowserContext, size: keyof typeof WINDOWS): Promise<AboveCovers> {
  const page = await openShelf(context);
  await page.setViewportSize(WINDOWS[size]);
  await page.waitForTimeout(500);
  const above = await page.evaluate((cover) => {
    const firstCoverY = Math.round(document.querySelector(cover)?.getBoundingClientRect().top ?? 0);
    const controls = [...document.querySelectorAll("main :is(a, button, input, select)")].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        control.getBoundingClientRect().bottom <= firstCoverY &&
        control.getBoundingClientRect().height > 1 &&
        !control.closest("nav"),
    );
    return { firstCoverY, controls: controls.length };
  }, FIRST_COVER);
  await page.close();
  return above;
}

async function pressTimes(context: BrowserContext): Promise<Presses> {
  const times: Record<keyof Presses, number[]> = { status: [], tab: [], selection: [], editor: [] };
  const page = await openShelf(context);
  const main = page.getByRole("main");
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    const tabs = main.getByRole("navigation", { name: "Status" });
    const covers = () => page.locator(FIRST_COVER).first().getAttribute("href");
    const before = await covers();
    const tab = await timeUntil(page, { selector: FIRST_COVER, otherThan: before }, () =>
      tabs.getByRole("link", { name: /^Completed/ }).click(),
    );
    await tabs.getByRole("link", { name: /^All/ }).click();
    await page.waitForFunction(
      ([cover, href]) => document.querySelector(`${cover}`)?.getAttribute("href") === href,
      [FIRST_COVER, before],
    );

    await main.getByRole("button", { name: /^View/ }).click();
    const select = page.getByRole("menuitem", { name: "Select games" });
    await select.waitFor();
    const selection = await timeUntil(page, { selector: "[aria-label='Selected games']" }, () =>
      select.click(),
    );
    await page.keyboard.press("Escape");
    await page.getByRole("region", { name: "Selected games" }).waitFor({ state: "hidden" });

    await page.locator(FIRST_COVER).first().focus();
    const editor = await timeUntil(page, { selector: "[role=dialog]" }, () => page.keyboard.press("e"));
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });

    if (round === 0) continue;
    times.tab.push(tab);
    times.selection.push(selection);
    times.editor.push(editor);
  }
  await page.close();
  times.status = await statusTimes(context);
  return {
    status: median(times.status),
    tab: median(times.tab),
    selection: median(times.selection),
    editor: median(times.editor),
  };
}

/** Changes the status of the first game from its own page, to and fro. */
async function statusTimes(context: BrowserContext): Promise<number[]> {
  const page = await openShelf(context);
  const address = await page.locator(FIRST_COVER).first().getAttribute("href");
  await page.goto(`${address}`);
  await page.waitForLoadState("networkidle");
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const next = round % 2 === 0 ? "Paused" : "Dropped";
    const strip = page.getByRole("region", { name: "On your shelf" });
    const status = strip.getByRole("button").first();
    await status.click();
    const choice = page.getByRole("menuitemradio", { name: next });
    await choice.waitFor();
    const ms = await timeUntil(page, { selector: "[aria-label='On your shelf'] button", text: next }, () =>
      choice.click(),
    );
    if (round > 0) times.push(ms);
    await page.waitForLoadState("networkidle");
  }
  await page.close();
  return times;
}

/** What the screen must show: an element, with another link than before or with a text. */
interface Effect {
  selector: string;
  otherThan?: string | null;
  text?: string;
}

/** Ms from the first pointer or key event of an action until a frame that shows its effect. */
async function timeUntil(page: Page, effect: Effect, act: () => Promise<void>): Promise<number> {
  await page.evaluate(({ selector, otherThan, text }) => {
    const shows = () => {
      const element = document.querySelector(selector);
      if (!element?.checkVisibility({ opacityProperty: true })) return false;
      if (text !== undefined) return element.textContent?.includes(text) ?? false;
      return otherThan === undefined || element.getAttribute("href") !== otherThan;
    };
    const measured = new Promise<number>((resolve) => {
      const begin = () => {
        const start = performance.now();
        for (const type of ["pointerdown", "keydown"]) window.removeEventListener(type, begin, true);
        const check = () => (shows() ? resolve(performance.now() - start) : requestAnimationFrame(check));
        requestAnimationFrame(check);
      };
      for (const type of ["pointerdown", "keydown"]) window.addEventListener(type, begin, true);
    });
    Object.assign(window, { measured });
  }, effect);
  await act();
  return page.evaluate<number>("window.measured");
}

async function largestShift(context: BrowserContext): Promise<Feel["shift"]> {
  let largest = { page: "", value: 0 };
  for (const path of PERSONAL_PAGES) {
    const page = await context.newPage();
    await page.addInitScript(() => {
      let total = 0;
      Object.assign(window, { totalShift: () => total });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (
            "value" in entry &&
            typeof entry.value === "number" &&
            !("hadRecentInput" in entry && entry.hadRecentInput)
          )
            total += entry.value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const viewport of Object.values(WINDOWS)) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      const value = await page.evaluate<number>("window.totalShift()");
      if (value >= largest.value) largest = { page: path, value };
    }
    await page.close();
  }
  return largest;
}

/**
 * Counts the frames that reach the screen while a wheel scrolls. The compositor moves the page, as for users; a script that
 * scrolls would wait for the page's own frames.
 */
async function scrollFrames(context: BrowserContext): Promise<number> {
  const page = await openShelf(context);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const drawn: number[] = [];
  devtools.on("Tracing.dataCollected", ({ value }) => {
    for (const { name, ts } of value) if (name === "DrawFrame") drawn.push(Number(ts) / 1000);
  });
  await devtools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
      includedCategories: ["disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"],
    },
  });
  await devtools.send("Input.synthesizeScrollGesture", {
    x: 700,
    y: 500,
    yDistance: -SCROLL_DISTANCE,
    speed: SCROLL_SPEED,
    gestureSourceType: "mouse",
  });
  const ended = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
  await devtools.send("Tracing.end");
  await ended;
  await page.close();
  const [first = 0, last = 0] = [drawn[0], drawn.at(-1)];
  return ((drawn.length - 1) * 1000) / (last - first);
}
