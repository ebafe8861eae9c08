import type { Page } from "playwright/test";
import { DEMO, expect, test } from "../support/fixtures";
import { HADES, PORTAL } from "../support/games";
import { putOnShelf } from "../support/shelf";

const region = (page: Page) => page.getByRole("region", { name: "Suggestions" });
const names = (page: Page) => region(page).getByRole("heading", { level: 2 });
const choose = async (page: Page, word: string, option: string | RegExp) => {
  await page.getByRole("button", { name: new RegExp(`^${word}: `) }).click();
  await page.getByRole("menuitemradio", { name: option }).click();
};

test("suggests games with their reasons, by the words of one sentence", async ({ page, signIn }) => {
  await signIn(DEMO);
  await page.goto("/collection");
  await page.getByRole("link", { name: "What should I play?" }).click();
  await expect(names(page)).toHaveCount(3);
  await expect(region(page).getByText(/^You gave its sequel, .+, 9\/10/)).toBeVisible();
  await choose(page, "Company", /^alone$/);
  await expect(page).toHaveURL("/collection/pick?with=alone");
  await choose(page, "Mood", "Adventure");
  await expect(page).toHaveURL("/collection/pick?with=alone&genre=31");
  await page.goto("/collection/pick?time=hour&platform=32000&with=together&seed=x");
  await expect(page.getByRole("heading", { name: "No game on your shelf fits" })).toBeVisible();
  await page.getByRole("link", { name: "Anything, on anything" }).click();
  await expect(names(page)).toHaveCount(3);
});

test("suggests three others as long as there are any", async ({ page, signIn }) => {
  await signIn(DEMO);
  const answers = page.waitForResponse(/api\/collection\/pick/);
  await page.goto("/collection/pick");
  const { total } = await (await answers).json();
  const shown = async () => {
    await expect(region(page)).not.toHaveAttribute("aria-busy", "true");
    return names(page).allTextContents();
  };
  const seen = await shown();
  for (let draw = 1; draw < Math.floor(total / 3); draw++) {
    await page.getByRole("button", { name: "Three others" }).click();
    await expect(names(page)).not.toHaveText(seen.slice(-3));
    seen.push(...(await shown()));
  }
  expect(seen.length).toBeGreaterThan(9);
  expect(new Set(seen).size).toBe(seen.length);
  await page.goBack();
  await expect(names(page)).toHaveText(seen.slice(-6, -3));
});

test("leaves a game out for 30 days, which its toast undoes, and starts another one", async ({
  page,
  signIn,
}) => {
  await signIn();
  await putOnShelf(page, [PORTAL, HADES], "want");
  await page.goto("/collection/pick");
  await expect(names(page)).toHaveCount(2);
  const [skipped = "", other = ""] = await names(page).allTextContents();
  await page.getByRole("button", { name: "Not this one" }).click();
  await expect(names(page)).toHaveText([other]);
  await expect(page.getByText(`${skipped} is not suggested for 30 days`).first()).toBeVisible();
  await page.reload();
  await expect(names(page)).toHaveText([other]);
  await page.getByRole("button", { name: "Not this one" }).click();
  await expect(page.getByRole("heading", { name: "Nothing to play next" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(names(page)).toHaveText([other]);
  await region(page)
    .getByRole("button", { name: `Start playing: ${other}` })
    .click();
  await expect(page.getByText(`Started ${other}`).first()).toBeVisible();
  await expect(region(page).getByRole("button", { name: `Log time: ${other}` })).toBeVisible();
});
