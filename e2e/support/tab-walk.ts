import type { Page } from "playwright/test";
import { expect } from "./fixtures";
import { scrollTo } from "./page";

/** The gallery scatters its covers, so they have no visual order. */
const STREWN = 'ul[aria-label="Games of the gallery"]';

/** More than any page has. */
const MAX_STOPS = 150;

type Stop = { name: string; problem: string; isInBar?: boolean };

/**
 * Tabs once through a page. Reports elements that the focus did not reach, where it was not visible, or out of order: each stop
 * must follow the previous one in the document, and its part of the layout must not be above or left of the previous part
 * (WCAG 1.3.2, 2.4.3).
 */
async function walk(page: Page): Promise<Stop[]> {
  await scrollTo(page, 0);
  await page.evaluate(() => {
    // Within a radio group the arrow keys move.
    const stops =
      'a[href], button:not(:disabled), input:not(:disabled, [type="radio"]:not(:checked)), select, textarea, summary, [tabindex="0"]';
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>(stops)) {
      const isShown = element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]");
      if (element.tabIndex >= 0 && isShown) element.dataset.unreached = "";
      delete element.dataset.reached;
      delete element.dataset.latest;
    }
    // Start before everything else.
    const start = document.createElement("span");
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
  });
  const stops: Stop[] = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(async (strewn) => {
      const element = document.activeElement;
      const isFocusable = element instanceof HTMLElement || element instanceof SVGElement;
      if (!isFocusable || element === document.body) return null;
      if (element.dataset.reached !== undefined) return null;
      element.dataset.reached = "";
      delete element.dataset.unreached;
      // The skip link and the header move in on focus.
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)));
      const box = element.getBoundingClientRect();
      const isOutlined = [element, ...element.querySelectorAll("*")].some((part) => {
        // A row's button is outlined around the row, by its pseudo-element.
        return [null, "::after"].some((pseudo) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo);
          return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
        });
      });
      const x = Math.min(Math.max(box.left + box.width / 2, 0), window.innerWidth - 1);
      const y = Math.min(Math.max(box.top + Math.min(box.height / 2, 60), 0), window.innerHeight - 1);
      const top = document.elementFromPoint(x, y);
      const isSeen = top !== null && (element.contains(top) || top.contains(element));
      const isInside =
        box.bottom > 0 && box.top < window.innerHeight && box.right > 0 && box.left < window.innerWidth;

      /** The child of the common ancestor that contains `one`. */
      const partOf = (one: Element, other: Element) => {
        let part = one;
        while (part.parentElement && !part.parentElement.contains(other)) part = part.parentElement;
        const { width, height } = part.getBoundingClientRect();
        return (width > 0 && height > 0 ? part : one).getBoundingClientRect();
      };
      const disorderAfter = (before: Element) => {
        const place = before.compareDocumentPosition(element);
        if (!(place & Node.DOCUMENT_POSITION_FOLLOWING)) return "earlier in the document than the one before";
        const list = element.closest(strewn);
        if (list?.contains(before)) return "";
        const [first, second] = [partOf(before, element), partOf(element, before)];
        if (second.bottom <= first.top + 1) return "above the one before";
        const sharedHeight = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
        const isSameRow = sharedHeight > Math.min(first.height, second.height) / 2;
        // A column that is read first, as on phones, may be at the right.
        const isAside = before.closest("aside") !== element.closest("aside");
        return isSameRow && !isAside && second.right <= first.left + 1 ? "left of the one before" : "";
      };
      const before = document.querySelector<HTMLElement>("[data-latest]");
      const disorder = before ? disorderAfter(before) : "";
      delete before?.dataset.latest;
      element.dataset.latest = "";

      const problem = !isInside
        ? "out of the window"
        : !isSeen
          ? "covered"
          : !isOutlined
            ? "no outline"
            : disorder;
      return {
        name: `${element.tagName} ${element.getAttribute("aria-label") ?? (element.textContent || element.getAttribute("value"))}`.slice(
          0,
          60,
        ),
        problem,
        isInBar: element.closest(".bottom-bar") !== null,
      };
    }, STREWN);
    if (!stop) break;
    stops.push(stop);
  }
  const left = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-unreached]")].map(
      (element) => `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent}`,
    ),
  );
  return [...stops, ...left.map((name) => ({ name, problem: "not reached" }))];
}

/** Expects Tab to reach everything visibly and in order, on wide and narrow windows. */
export async function walkWideAndNarrow(page: Page): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const stops = await walk(page);
    expect(
      stops.filter(({ problem }) => problem !== ""),
      `${width} px`,
    ).toEqual([]);
    expect(stops.length).toBeLessThan(MAX_STOPS);
    // The widget is part of another page.
    if (new URL(page.url()).pathname.startsWith("/widget/")) continue;
    expect(stops[0]?.name).toContain("Skip to content");
    // The first choice of games has a bar instead.
    if (!(await page.getByRole("contentinfo").isVisible())) continue;
    // The last link of the footer, for visitors the choice of the theme after it; then the bar of phones.
    const ends = stops.filter(({ isInBar }) => !isInBar).slice(-2);
    expect(ends.map(({ name }) => name).join()).toMatch(/Status(,INPUT system)?$/);
  }
}
