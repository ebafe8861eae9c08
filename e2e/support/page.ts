import type { Locator, Page } from "playwright/test";
import { expect } from "./fixtures";

/** What app/globals.css leaves of each animation with reduced motion. */
const MOMENT_MS = 1;

/**
 * Holds back what the page asks of an address, as a slow line does; with `method`, only what it asks so.
 * @returns what lets it go
 */
export async function holdBack(page: Page, url: string | RegExp, method?: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (method === undefined || route.request().method() === method) await released;
    await route.fallback();
  });
  return release;
}

/** Scrolls at once, and waits until the page has heard of it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: "instant" });
    // The event comes with the next frame; by the one after, it has been answered.
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, top);
}

/** A laptop's 1280 pixels at 200 % and at 400 %: what WCAG asks for (1.4.4, 1.4.10). */
const ZOOMED_WIDTHS_PX = [640, 320];

/**
 * Nothing of the page lies beside the window when it is zoomed; afterwards it is as wide as before.
 * @param look what else to look at while it is zoomed most
 */
export async function expectReflow(page: Page, look?: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  const overhangPx = () =>
    page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
  for (const width of ZOOMED_WIDTHS_PX) {
    await page.setViewportSize({ width, height: 512 });
    await expect.poll(overhangPx, `${width} px wide`).toBe(0);
  }
  await look?.();
  if (before) await page.setViewportSize(before);
}

/** @returns what has moved on the page for longer than the moment that is left of it with reduced motion; to be called before it is opened. */
export async function watchMotion(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript((momentMs) => {
    const moved = new Set<string>();
    const look = () => {
      for (const { playState, effect } of document.getAnimations()) {
        if (playState !== "running" || !(effect instanceof KeyframeEffect)) continue;
        const { activeDuration, delay = 0 } = effect.getComputedTiming();
        if (Number(activeDuration) + delay > momentMs) {
          moved.add(`${effect.target?.className} ${effect.pseudoElement}`);
        }
      }
    };
    // Also what has come and gone by the time that anybody asks: a skeleton's shimmer.
    for (const event of ["animationstart", "transitionrun"]) document.addEventListener(event, look, true);
    Object.assign(window, {
      motionSeen: () => {
        look();
        return [...moved];
      },
    });
  }, MOMENT_MS);
  return () => page.evaluate("window.motionSeen()");
}

/** @returns what the page has asked of one path so far, in its order: the text of each search, else the query; to be called before it is opened. */
export async function watchFetches(page: Page, pathname: string): Promise<() => Promise<unknown>> {
  await page.addInitScript((path) => {
    const asked: string[] = [];
    const real = window.fetch;
    window.fetch = (input, init) => {
      const url = new URL(new Request(input).url);
      if (url.pathname === path) asked.push(url.searchParams.get("q") ?? url.search);
      return real(input, init);
    };
    Object.assign(window, { fetchesAsked: asked });
  }, pathname);
  return () => page.evaluate("window.fetchesAsked");
}

/** Presses a retry for as long as it is there and all is not well: the breaker may still be open, and nobody asked. */
export async function pressUntil(button: Locator, isWell: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2000 });
    await isWell();
  }).toPass({ timeout: 40_000 });
}
