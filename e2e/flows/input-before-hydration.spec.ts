import { expect, test } from "../support/fixtures";

/** Delays our scripts until released. */
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

test("a search of the catalogue typed before and while the page's scripts come is made", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/games", { waitUntil: "commit" });
  const box = page.getByRole("searchbox", { name: "Search the catalogue" });
  await box.pressSequentially("zqal");
  release();
  await page.keyboard.type("antern", { delay: 20 });
  await expect(page).toHaveURL("/games?q=zqalantern");
  await expect(page.getByText('No games match "zqalantern". Try a different search term.')).toBeVisible();
  await expect(box).toHaveValue("zqalantern");
  await expect(box).toBeFocused();
});

test("a sign-in filled in, and sent with Enter, before the page's scripts are there is sent", async ({
  page,
  newUser,
}) => {
  const { email, password } = await newUser();
  const release = await holdScripts(page);
  await page.goto("/auth", { waitUntil: "commit" });
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  // The browser must not submit the form by itself: the password would be in the URL.
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/auth");
  release();
  await expect(page).toHaveURL("/");
});

test("a username typed before the page's scripts are there, and while they come, is judged", async ({
  page,
  newUser,
}) => {
  const { username } = await newUser();
  const release = await holdScripts(page);
  await page.goto("/auth?mode=sign-up", { waitUntil: "commit" });
  const field = page.getByLabel("Username");
  // The field exists before it is visible; wait for it.
  await expect(field).toBeVisible();
  await field.pressSequentially(username.slice(0, 4));
  release();
  await field.pressSequentially(username.slice(4), { delay: 20 });
  await expect(page.getByText("This username is already taken")).toBeVisible();
  await expect(field).toHaveValue(username);
});

test("keeps settings typed before they are loaded, beside the stored ones", async ({
  page,
  signIn,
  baseURL,
}) => {
  await signIn();
  const data = { website: "https://shelf.example", socials: { xbox: "keeper" } };
  const headers = { origin: `${baseURL}` };
  await expect(await page.request.patch("/api/profile", { data, headers })).toBeOK();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/profile", async (route) => {
    await held;
    await route.continue();
  });
  const release = await holdScripts(page);
  await page.goto("/settings", { waitUntil: "commit" });
  const [about, github] = [
    page.getByRole("textbox", { name: "About you" }),
    page.getByLabel("GitHub username"),
  ];
  await about.fill("Typed at once.");
  const asked = page.waitForRequest("**/api/profile");
  release();
  await asked;
  await github.fill("octo");
  await expect(page.getByRole("button", { name: "Save Changes" })).toBeDisabled();
  answer();
  await expect(page.getByLabel("Xbox username")).toHaveValue("keeper");
  await expect(about).toHaveValue("Typed at once.");
  await expect(github).toHaveValue("octo");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully.", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Personal website")).toHaveValue("https://shelf.example");
});

test("a view chosen before the page's scripts are there is shown, and marked", async ({
  page,
  allowConsole,
}) => {
  // A test may end while covers are loading.
  allowConsole(/_sandbox\/images/);
  const release = await holdScripts(page);
  await page.goto("/games", { waitUntil: "commit" });
  const list = page.getByRole("button", { name: "List view" });
  await list.click();
  release();
  await expect(list).toHaveAttribute("aria-pressed", "true");
  const game = page.getByRole("main").getByRole("listitem").first();
  await expect.poll(async () => (await game.boundingBox())?.width ?? 0).toBeGreaterThan(600);
});

test("Add game, double-clicked before the page's scripts are there, opens the overlay", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/_sandbox\/images/);
  const release = await holdScripts(page);
  await page.goto("/games", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Add game" }).dblclick();
  release();
  await expect(page.getByRole("dialog", { name: "Add a game" }).getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Add game" })).toBeFocused();
});

test("Back closes a sheet that was opened before the page's scripts are there", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/status");
  const release = await holdScripts(page);
  await page.goto("/games", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Filters" }).first().click();
  const sheet = page.getByRole("region", { name: "Filters" });
  await expect(sheet).toBeVisible();
  const pages = () => page.evaluate(() => window.history.length);
  const before = await pages();
  release();
  await expect.poll(pages).toBe(before + 1);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/games");
  await page.goBack();
  await expect(page).toHaveURL("/status");
});
