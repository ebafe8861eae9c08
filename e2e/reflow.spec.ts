import { expect, test } from "./fixtures";
import { putOnShelf } from "./shelf";

const GAME = "/game/1942/the-witcher-3-wild-hunt";
const PUBLIC_PAGES = [
  "/",
  "/games",
  "/games?q=zzqqxxyy",
  GAME,
  `${GAME}/achievements`,
  "/company/cd-projekt-red?id=908",
  "/calendar",
  "/user/demo",
  "/widget/demo",
  "/gallery",
  "/status",
  "/auth?mode=sign-up",
  "/auth/forgot-password",
  "/privacy",
  "/assets",
  "/no-such-page",
];
const PERSONAL_PAGES = ["/collection", "/settings"];

/** A laptop's 1280 pixels at 200 % and at 400 %: what WCAG asks for (1.4.4, 1.4.10). */
const WIDTHS_PX = [640, 320];

for (const path of [...PUBLIC_PAGES, ...PERSONAL_PAGES]) {
  test(`${path} needs no sideways scrolling when it is zoomed`, async ({ page, signIn, allowConsole }) => {
    allowConsole(/404|_sandbox\/images/);
    if (PERSONAL_PAGES.includes(path)) {
      await signIn();
      await putOnShelf(page, [{ id: 1942 }]);
    }
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 512 });
      await expect.poll(() => overhangPx(page), `${width} px wide`).toBe(0);
    }
  });
}

/** By how much the page is wider than the window. */
function overhangPx(page: import("playwright/test").Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}
