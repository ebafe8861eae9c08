import type { Locator, Page } from "playwright/test";
import { expect } from "./fixtures";

/**
 * Holds back what the page asks of an address, as a slow line does; with `method`, only what it asks so.
 * @returns what lets it go
 */
export async function holdBack(page: Page, url: string, method?: string): Promise<() => void> {
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
