import type { Page } from "playwright/test";
import { expect, test } from "../support/fixtures";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Stops the page's clock before it loads, so that no timer ends the splash. */
async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

const splash = (page: Page) => page.locator(".splash");

test("covers the page for two seconds, once a visit", async ({ page }) => {
  await stopClock(page);
  await page.goto("/");
  await expect(splash(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Your Gaming Journey" })).toBeAttached();
  await page.clock.runFor(1900);
  await expect(page.locator("html")).toHaveAttribute("data-splash");
  await page.clock.runFor(200);
  await expect(page.locator("html")).not.toHaveAttribute("data-splash");
  await expect(splash(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(splash(page)).toBeHidden();
});

test("ends at a click, which does not reach the page below", async ({ page }) => {
  await stopClock(page);
  await page.goto("/");
  await expect(splash(page)).toBeVisible();
  const box = await page.getByRole("link", { name: "Browse Games" }).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(splash(page)).toBeHidden();
  await expect(page).toHaveURL("/");
});

test("ends at a key press", async ({ page }) => {
  await stopClock(page);
  await page.goto("/");
  await expect(splash(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(splash(page)).toBeHidden();
});

test("appears on no other page, and not with reduced motion", async ({ page }) => {
  await page.goto("/auth");
  await expect(page.locator("html")).not.toHaveAttribute("data-splash");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(splash(page)).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("has no splash", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1, name: "Your Gaming Journey" })).toBeVisible();
    await expect(splash(page)).toBeHidden();
  });
});
