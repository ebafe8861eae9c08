import type { Page } from "playwright/test";
import { expect, test } from "../support/fixtures";

const DUMMY_TOKEN = "XXXX.DUMMY.TOKEN.XXXX";

/** Renders one widget into an empty page; its callbacks write to the page's title. */
async function renderWidget(page: Page, sitekey: string): Promise<void> {
  await page.route("**/bot-check-test", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><div id=widget></div>" }),
  );
  await page.goto("/bot-check-test");
  await page.addScriptTag({
    content: `window.go = () => turnstile.render("#widget", {
      sitekey: "${sitekey}", retry: "never",
      callback: (token) => { document.title += " token:" + token; },
      "error-callback": (code) => { document.title += " error:" + code; return true; },
    });`,
  });
  await page.addScriptTag({ url: "/_sandbox/turnstile/v0/api.js?onload=go&render=explicit" });
}

test("gives the dummy token for the passing key, again after a reset, none once removed", async ({
  page,
}) => {
  await renderWidget(page, "1x00000000000000000000BB");
  await expect(page).toHaveTitle(`token:${DUMMY_TOKEN}`);
  expect(await page.evaluate("turnstile.getResponse('#widget')")).toBe(DUMMY_TOKEN);
  expect(await page.evaluate("turnstile.isExpired('#widget')")).toBe(false);
  expect(await page.evaluate("turnstile.reset('#widget'), turnstile.getResponse('#widget')")).toBeUndefined();
  await expect(page).toHaveTitle(`token:${DUMMY_TOKEN} token:${DUMMY_TOKEN}`);
  await page.evaluate("turnstile.remove('#widget')");
  await expect(page.locator("#widget")).toBeEmpty();
  expect(await page.evaluate("turnstile.getResponse('#widget')")).toBeUndefined();
});

test("reports a failed challenge for the failing key", async ({ page }) => {
  await renderWidget(page, "2x00000000000000000000AB");
  await expect(page).toHaveTitle("error:600010");
});

test("rejects an unknown key", async ({ page }) => {
  await renderWidget(page, "0x000000000000000000000");
  await expect(page).toHaveTitle("error:110100");
});

test("waits for a click with the interactive key", async ({ page }) => {
  await renderWidget(page, "3x00000000000000000000FF");
  const button = page.getByRole("button", { name: "Verify you are human" });
  await expect(button).toBeVisible();
  await expect(page).toHaveTitle("");
  await button.click();
  await expect(page).toHaveTitle(`token:${DUMMY_TOKEN}`);
});
