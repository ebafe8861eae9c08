import type { APIRequestContext, Locator, Page } from "playwright/test";
import { findViolations } from "../support/axe";
import { expect, FROM_OWN_PAGE, registerUser, test } from "../support/fixtures";
import { putOnShelf, strip } from "../support/shelf";

/**
 * A game for each test and try, which no other test puts on a public shelf: not among the 300 of `fillCharts`. Few have them, so that no page
 * links to theirs and renders it ahead.
 */
const GAMES = {
  rated: ["Day of the Tentacle", "Syberia", "Tetris Effect"],
  few: ["Dusk", "Grandia", "Pyre"],
  followed: ["Myst", "Brütal Legend", "Fire Emblem Engage"],
  own: ["Crypt of the NecroDancer", "Baba Is You", "SimCity 2000"],
};

/** A page that was rendered before, because a link to it was in view, is renewed after a minute. */
test.slow();

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("counts what public shelves have of a game and rate it", async ({ page, requestAs }) => {
    const game = await gameOf(page.request, "rated");
    const entries = [
      ["completed", 10],
      ["completed", 8],
      ["playing", 8.5],
      ["dropped", 4],
      ["completed", 7.5],
      ["want", null],
    ] as const;
    await Promise.all(
      entries.map(async ([status, rating]) => add(await requestAs(), game.id, status, rating)),
    );
    // Not counted: a profile that is open by link or private, and a hidden rating.
    await add(await requestAs(), game.id, "paused", 1, { visibility: "link" });
    await add(await requestAs(), game.id, "paused", 1, { visibility: "private" });
    await add(await requestAs(), game.id, "playing", 1, { sections: { ratings: false } });

    const numbers = await openNumbers(page, game.path, "7.6/10");
    await expect(numbers).toContainText("5 ratings");
    expect(await statusesOf(numbers)).toEqual(["Playing 2", "Completed 3", "Want to Play 1", "Dropped 1"]);
    const columns = numbers.getByRole("list", { name: "Ratings" }).getByRole("img");
    await expect(columns).toHaveCount(10);
    for (const [step, text] of [
      [4, "4 out of 10: 1 rating"],
      [5, "5 out of 10: 0 ratings"],
      [7, "7 out of 10: 1 rating"],
      [9, "9 out of 10: 1 rating"],
      [10, "10 out of 10: 1 rating"],
    ] as const) {
      await expect(columns.nth(step - 1)).toHaveAccessibleName(text);
    }
    await expect(numbers.getByText("The amber column is yours.")).toBeHidden();
  });

  test("shows no average below five ratings", async ({ page, requestAs }) => {
    const game = await gameOf(page.request, "few");
    for (const rating of [9, 3, null]) await add(await requestAs(), game.id, "completed", rating);
    const numbers = await openNumbers(page, game.path, "Completed3");
    await expect(numbers).toContainText("2 ratings so far");
    await expect(numbers).toContainText("Not enough ratings yet");
    expect(await statusesOf(numbers)).toEqual(["Completed 3"]);
    await expect(numbers.getByRole("list", { name: "Ratings" })).toHaveCount(0);
    await expect(numbers).not.toContainText("/10");
  });
});

test("colours the user's own column, and shows what each counts", async ({ page, requestAs, signIn }) => {
  const game = await gameOf(page.request, "own");
  for (const rating of [9, 9, 8, 10, 2]) await add(await requestAs(), game.id, "completed", rating);
  await signIn();
  const numbers = await openNumbers(page, game.path, "5 ratings");
  const column = (step: number) => numbers.getByRole("img", { name: `${step} out of 10` });
  const colour = (step: number) =>
    column(step).evaluate((element) => getComputedStyle(element, "::before").backgroundColor);
  const yours = numbers.getByText("The amber column is yours.");
  await expect(strip(page)).toContainText("Not yet");
  await expect(yours).toBeHidden();
  const others = await colour(8);

  await putOnShelf(page, [game], "completed");
  await page.reload();
  const rating = strip(page).getByRole("slider");
  await rating.focus();
  await rating.press("8");
  await expect(yours).toBeVisible();
  await expect.poll(() => colour(8)).not.toBe(others);
  expect(await colour(9)).toBe(others);
  await rating.press("Backspace");
  await expect(yours).toBeHidden();

  await column(9).focus();
  await expect(page.getByRole("tooltip")).toHaveText("9 out of 10: 2 ratings");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tooltip")).toHaveText("10 out of 10: 1 rating");
  expect(await findViolations(page)).toEqual([]);
});

test("shows whom of the followed people has the game", async ({ page, requestAs, signIn }) => {
  const game = await gameOf(page.request, "followed");
  const owner = await requestAs();
  await add(owner, game.id, "completed", null);
  const person = (await (await owner.get("/api/session")).json()).user;
  await signIn();
  const numbers = await openNumbers(page, game.path, "Completed");
  await expect(strip(page)).toContainText("Not yet");
  await expect(numbers).not.toContainText("you follow");
  await expect(
    await page.request.put(`/api/people/${person.id}/follow`, { headers: FROM_OWN_PAGE }),
  ).toBeOK();
  await page.reload();
  await expect(numbers).toContainText("1 person you follow has it");
  expect(await findViolations(page)).toEqual([]);
  await numbers.getByRole("link", { name: `${person.username}: Completed` }).click();
  await expect(page).toHaveURL(`/user/${person.username}`);
});

/** @param text that the numbers have as soon as they are those of the shelves */
async function openNumbers(page: Page, path: string, text: string): Promise<Locator> {
  const numbers = page.getByRole("region", { name: "On Questshelf" });
  await expect(async () => {
    await page.goto(path);
    await expect(numbers).toContainText(text, { timeout: 3000 });
  }).toPass({ timeout: 90_000 });
  return numbers;
}

async function gameOf(request: APIRequestContext, kind: keyof typeof GAMES) {
  const name = GAMES[kind][test.info().retry] ?? "";
  const { games } = await (await request.get(`/api/games/search?${new URLSearchParams({ q: name })}`)).json();
  const game: { id: number; name: string; path: string } = games.find(
    (found: { name: string }) => found.name === name,
  );
  return game;
}

/** Adds a game to a new user's shelf, and changes who sees what of it. */
async function add(
  request: APIRequestContext,
  gameId: number,
  status: string,
  rating: number | null,
  privacy?: object,
): Promise<void> {
  await registerUser(request);
  await expect(await request.put(`/api/collection/${gameId}`, { data: { status } })).toBeOK();
  if (rating !== null)
    await expect(await request.patch(`/api/collection/${gameId}`, { data: { rating } })).toBeOK();
  if (privacy) await expect(await request.patch("/api/profile", { data: privacy })).toBeOK();
}

async function statusesOf(numbers: Locator): Promise<string[]> {
  const terms = await numbers.getByRole("term").allTextContents();
  const counts = await numbers.getByRole("definition").allTextContents();
  return terms.map((term, index) => `${term} ${counts[index]}`);
}
