import type { Page } from "playwright/test";
import { expect } from "./fixtures";
import { scrollTo } from "./page";

/** The gallery's covers are strewn over a field: they have an order as a list, and none for the eye. */
const STREWN = 'ul[aria-label="Games of the gallery"]';

/** More than any screen has. */
const MAX_STOPS = 150;

type Stop = { name: string; problem: string };

/**
 * Tabs through a page once, from its beginning. What the focus never reached, or where it could not be seen, has a problem.
 * So has a stop out of order. It must come after the stop before it in the document, which is the order that screen readers
 * read in; and what both lie in, side by side in the document, must not be drawn the other way round: the later part
 * neither above the earlier one, nor in the same row to its left. So focus, document and sight agree (WCAG 1.3.2, 2.4.3),
 * and a column may begin at the top again, because it stands to the right of the one before.
 */
async function walk(page: Page): Promise<Stop[]> {
  // What is seen only further down is no stop at the beginning.
  await scrollTo(page, 0);
  await page.evaluate(() => {
    const stops = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]';
    for (const element of document.querySelectorAll<HTMLElement>(stops)) {
      const isShown = element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]");
      if (element.tabIndex >= 0 && isShown) element.dataset.unreached = "";
      delete element.dataset.reached;
      delete element.dataset.latest;
    }
    // Tab goes on from what had the focus last, here from a place before everything else.
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
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      if (element.dataset.reached !== undefined) return null;
      element.dataset.reached = "";
      delete element.dataset.unreached;
      // What moves in on focus (the skip link, the header) is judged where it comes to rest.
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)));
      const box = element.getBoundingClientRect();
      const isOutlined = [element, ...element.querySelectorAll("*")].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part);
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
      });
      const x = Math.min(Math.max(box.left + box.width / 2, 0), window.innerWidth - 1);
      const y = Math.min(Math.max(box.top + Math.min(box.height / 2, 60), 0), window.innerHeight - 1);
      const top = document.elementFromPoint(x, y);
      const isSeen = top !== null && (element.contains(top) || top.contains(element));
      const isInside =
        box.bottom > 0 && box.top < window.innerHeight && box.right > 0 && box.left < window.innerWidth;

      /** The part of what both lie in that the one lies in. */
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
        return isSameRow && second.right <= first.left + 1 ? "left of the one before" : "";
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
        name: `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent}`.slice(0, 60),
        problem,
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

/** Tab reaches all of the page in sight and in order, and leaves it, on wide and narrow windows. */
export async function walkWideAndNarrow(page: Page): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const stops = await walk(page);
    expect(
      stops.filter(({ problem }) => problem !== ""),
      `${width} px`,
    ).toEqual([]);
    expect(stops.length).toBeLessThan(MAX_STOPS);
    // It stands within somebody else's page.
    if (new URL(page.url()).pathname.startsWith("/widget/")) continue;
    expect(stops[0]?.name).toContain("Skip to content");
    // The last link of the footer.
    expect(stops.at(-1)?.name).toContain("Status");
  }
}
