import { randomInt } from "node:crypto";
import type { APIRequestContext, Page } from "playwright/test";
import { z } from "zod";
import { findViolationsInProof } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { withoutScripts } from "../support/html";
import { pressUntil } from "../support/page";
import { putOnShelf } from "../support/shelf";

/** The time limit of every page and call whose upstream is unavailable. */
const PROMISE_MS = 3000;
/** Allows for other work on the machine; a slow service takes longer. */
const LIMIT_MS = 2 * PROMISE_MS;
const FAILED = /Failed to load resource: the server responded with a status of (4|5)\d\d/;
const ACCOUNT_AWAY = /can't be reached right now/;

const listSchema = z.object({
  games: z.array(z.object({ id: z.number(), name: z.string(), path: z.string() })),
});

/** Random games, so that a second run finds uncached ones. */
async function someGames(request: APIRequestContext) {
  const offset = 20 * randomInt(5, 15);
  const answer = await request.get(`/api/games?list=popular&offset=${offset}`);
  return listSchema.parse(await answer.json()).games;
}

/** The first uncached URL of a list, requested while its upstream is unavailable. */
async function firstUnseen(request: APIRequestContext, paths: string[]): Promise<string> {
  for (const path of paths) {
    const answer = await request.get(path, { timeout: LIMIT_MS });
    if (answer.status() >= 500) return path;
    expect(answer.status(), `${path} is served from the cache`).toBe(200);
  }
  throw new Error("All of these have been seen before.");
}

const tryAgainOf = (page: Page) => page.getByRole("button", { name: "Try again", exact: true });

test.describe("while IGDB fails", () => {
  test("shows a game that our own catalogue does not know either as unavailable", async ({
    page,
    fault,
    allowConsole,
  }) => {
    allowConsole(FAILED);
    await fault("igdb", "down");
    const shown = await page.goto("/game/200000002/unknown", { timeout: LIMIT_MS });
    expect(shown?.status()).toBeGreaterThanOrEqual(500);
    expect(withoutScripts((await shown?.text()) ?? "")).toContain("Game not found</h1>");
    await expect(page.getByRole("heading", { level: 1, name: "Game not found" })).toBeVisible();
    await expect(page.getByText(/catalogue cannot be reached/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to Games" })).toHaveAttribute("href", "/games");
    await expect(page).toHaveTitle("Game not found · Questshelf");
    expect(await findViolationsInProof(page)).toEqual([]);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  });
});

test.describe("while Supabase fails", () => {
  test("reports a failed header search, and finds the game on a retry", async ({
    page,
    request,
    fault,
    allowConsole,
  }) => {
    allowConsole(FAILED);
    const games = await someGames(request);
    await fault("supabase", "down");
    const path = await firstUnseen(
      request,
      games.map(({ name }) => `/api/games/search?${new URLSearchParams({ q: name.slice(0, 90) })}`),
    );
    const q = new URL(path, "http://here").searchParams.get("q") ?? "";
    await page.goto("/");
    await page.getByRole("combobox", { name: "Search games" }).fill(q);
    await expect(page.getByText("Failed to search games. Please try again.")).toBeVisible();
    expect(await findViolationsInProof(page)).toEqual([]);
    await fault("supabase", "ok");
    await pressUntil(tryAgainOf(page), () =>
      expect(page.getByRole("option").filter({ hasText: q }).first()).toBeVisible({ timeout: 1000 }),
    );
  });

  test("reports a failed sign-in, keeps the input, and signs in afterwards", async ({
    page,
    newUser,
    fault,
    allowConsole,
  }) => {
    allowConsole(FAILED);
    const user = await newUser();
    await page.goto("/auth");
    await page.getByLabel("E-mail").fill(user.email);
    await page.getByLabel("Password", { exact: true }).fill(user.password);
    await fault("supabase", "slow");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText(ACCOUNT_AWAY)).toBeVisible({ timeout: LIMIT_MS });
    expect(await findViolationsInProof(page)).toEqual([]);
    await expect(page.getByLabel("E-mail")).toHaveValue(user.email);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue(user.password);
    await fault("supabase", "ok");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL("/");
  });

  test("reports a failed sign-up, and keeps the input", async ({ page, fault, allowConsole }) => {
    allowConsole(FAILED);
    await page.goto("/auth?mode=sign-up");
    await page.getByLabel("Username").fill("nobody_yet");
    await page.getByLabel("E-mail").fill("nobody@example.test");
    await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
    await expect(page.getByText("This username is available")).toBeVisible();
    await fault("supabase", "down");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByText(ACCOUNT_AWAY)).toBeVisible();
    await expect(page.getByLabel("Username")).toHaveValue("nobody_yet");
    await expect(page.getByLabel("E-mail")).toHaveValue("nobody@example.test");
  });

  test("reports that the shelf could not be loaded, and loads it on a retry", async ({
    page,
    signIn,
    fault,
    allowConsole,
  }) => {
    allowConsole(FAILED);
    await signIn();
    await putOnShelf(page, [{ id: 72 }]);
    await fault("supabase", "garbage");
    await page.goto("/collection");
    await expect(page.getByRole("heading", { name: "Your shelf could not be loaded" })).toBeVisible();
    expect(await findViolationsInProof(page)).toEqual([]);
    await expect(page.getByText(ACCOUNT_AWAY).first()).toBeVisible();
    await expect(page).toHaveURL("/collection");
    await fault("supabase", "ok");
    await pressUntil(tryAgainOf(page), () =>
      expect(page.getByRole("main").getByRole("link", { name: "Portal 2" }).first()).toBeVisible({
        timeout: 1000,
      }),
    );
  });

  test("the collection button: does not send a signed-in user to the sign-in page", async ({
    page,
    signIn,
    fault,
    allowConsole,
  }) => {
    allowConsole(FAILED);
    await signIn();
    await fault("supabase", "down");
    await page.goto("/game/72/portal-2");
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Load your entry" }).click();
    await expect(page.getByText(ACCOUNT_AWAY).first()).toBeVisible();
    await fault("supabase", "ok");
    await main.getByRole("button", { name: "Load your entry" }).click();
    await expect(main.getByRole("button", { name: "Add to Collection" })).toBeVisible();
  });
});
