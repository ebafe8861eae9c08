import type { Page } from "playwright/test";
import { DEMO, expect, FROM_OWN_PAGE, registerUser, signInThrough, test } from "../support/fixtures";
import { HADES } from "../support/games";
import { putOnShelf } from "../support/shelf";

test.use({ serviceWorkers: "allow" });

test.beforeEach(({ allowConsole }) => {
  // Covers and prefetches fail while the browser is offline.
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)|_sandbox\/images/);
});

/** Opens pages until the worker has kept them. */
async function openKept(page: Page, paths: readonly string[]) {
  await page.goto("/collection");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  for (const path of paths) {
    await page.goto(path);
    await expect.poll(() => keptPaths(page)).toContain(path);
  }
}

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

const userCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.includes("-user-")));

test("shows the shelf and games last seen, says so, and answers unseen pages itself", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(DEMO);
  await openKept(page, ["/game/72/portal-2", "/collection"]);
  const names = page.getByRole("main").getByRole("listitem").getByRole("link", { name: /\S/ });
  await expect(names.first()).toBeVisible();
  const shown = (await names.allTextContents()).slice(0, 3);
  await expect.poll(async () => (await keptPaths(page)).join(" ")).toContain("/api/collection?");

  await page.evaluate(() => localStorage.setItem("questshelf-theme", "light"));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("Offline. You see what was last loaded")).toBeVisible();
  await expect(names.first()).toBeVisible();
  expect((await names.allTextContents()).slice(0, 3)).toEqual(shown);
  await page.goto("/game/72/portal-2");
  await expect(page.getByRole("heading", { level: 1, name: "Portal 2" })).toBeVisible();
  const [line, main] = [page.getByText("Offline. You see"), page.getByRole("main")];
  const { y = 0, height = 0 } = (await line.boundingBox()) ?? {};
  expect((await main.boundingBox())?.y, "below the line").toBeGreaterThanOrEqual(Math.floor(y + height));
  const unseen = await page.goto("/settings");
  expect(unseen?.status()).toBe(503);
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  await context.setOffline(false);
  await page.goto("/collection");
  await expect(names.first()).toBeVisible();
  await expect(page.getByText("Offline. You see")).toBeHidden();
});

test("says that a like failed, although no message was shown before", async ({
  page,
  context,
  signIn,
  userRequest: author,
}) => {
  await putOnShelf({ request: author }, [HADES], "completed");
  const data = { text: "One more run.", isSpoiler: false, visibility: "public" };
  expect(await author.put(`/api/own-reviews/${HADES.id}`, { data, headers: FROM_OWN_PAGE })).toBeOK();
  const { user } = await (await author.get("/api/session")).json();
  await signIn();
  await page.goto(`/user/${user.username}/reviews`, { waitUntil: "networkidle" });
  const like = page.getByRole("button", { name: "Like, 0 likes" });
  await expect(like).toBeEnabled();
  await context.setOffline(true);
  await like.click();
  await expect(page.getByText("The like could not be saved. Please try again.").first()).toBeVisible();
  await expect(like).toHaveAttribute("aria-pressed", "false");
});

test("shows no old page while there is a network", async ({ page, signIn }) => {
  const { username } = await signIn();
  await openKept(page, []);
  const path = `/user/${username}`;
  const show = (about: string) =>
    page.request.patch("/api/profile", { data: { about }, headers: FROM_OWN_PAGE });
  for (const about of ["Plays in the morning.", "Plays at night."]) {
    await expect(await show(about)).toBeOK();
    await page.goto(path);
    await expect(page.getByText(about)).toBeVisible();
    // Fetches the page as Next's router does.
    expect(await page.evaluate(async (url) => (await fetch(url)).text(), path)).toContain(about);
  }
});

test("forgets a user at the sign-out, and when another one signs in", async ({ page, context, signIn }) => {
  await signIn(DEMO);
  await openKept(page, ["/collection"]);
  await expect.poll(() => userCaches(page)).toHaveLength(1);
  const [first] = await userCaches(page);

  // Another user signs in with the same browser, without a sign-out that the worker sees.
  const other = await registerUser(context.request);
  await signInThrough(context.request, other);
  await page.goto("/collection");
  await expect.poll(async () => (await userCaches(page)).filter((name) => name !== first)).toHaveLength(1);
  expect(await userCaches(page)).not.toContain(first);

  await page.evaluate(() => fetch("/api/auth/sign-out", { method: "POST" }));
  await expect.poll(() => userCaches(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto("/collection");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
});
