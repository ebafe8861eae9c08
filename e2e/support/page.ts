import type { Locator, Page } from "playwright/test";
import { expect } from "./fixtures";

/** The duration that app/globals.css leaves animations with reduced motion. */
const MOMENT_MS = 1;

/** Delays the page's requests of a URL (and method). @returns the function that releases them */
export async function holdBack(page: Page, url: string | RegExp, method?: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (method === undefined || route.request().method() === method) await released;
    await route.fallback();
  });
  return release;
}

/** Scrolls at once, and waits until the page has handled the event. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: "instant" });
    // The event fires in the next frame.
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, top);
}

/** 1280 pixels at 200 % and 400 % (WCAG 1.4.4, 1.4.10). */
const ZOOMED_WIDTHS_PX = [640, 320];

/** Expects no horizontal overflow when zoomed. `look` runs at the largest zoom; then the size is restored. */
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

/** Call before the page is opened. @returns a function that lists what moved in spite of reduced motion */
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
    // Includes what has ended since, such as a skeleton's shimmer.
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

/** Call before the page is opened. @returns a function that lists the `q`, else the query, of each fetch of a path */
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

/** Presses a retry button until the check passes: the circuit breaker may still be open. */
export async function pressUntil(button: Locator, isWell: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2000 });
    await isWell();
  }).toPass({ timeout: 40_000 });
}
