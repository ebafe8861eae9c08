import { expect, test } from "./fixtures";

/** Holds back our scripts until it is told to let them go, as a slow line does. */
async function holdScripts(page: import("playwright/test").Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("a search typed before the page's scripts are there is still made", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "Search games" }).fill("hades");
  release();
  await expect(page.getByRole("option", { name: /^Hades/ }).first()).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Search games" })).toHaveValue("hades");
});

test("an address filled in before the page's scripts are there is sent", async ({ page, newUser }) => {
  const { email, password } = await newUser();
  const release = await holdScripts(page);
  await page.goto("/auth", { waitUntil: "commit" });
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  release();
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/");
});
