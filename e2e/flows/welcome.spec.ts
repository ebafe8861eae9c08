import { expect, test } from "../support/fixtures";
import { HADES, PORTAL, WITCHER } from "../support/games";
import { itemOf, putOnShelf } from "../support/shelf";

test("puts the first games on an empty shelf, with one Undo", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/welcome");
  const save = page.getByRole("button", { name: "on my shelf" });
  await expect(save).toBeDisabled();
  await page
    .getByRole("list", { name: "Popular games" })
    .getByRole("button", { name: HADES.name, exact: true })
    .click();
  const search = page.getByRole("searchbox", { name: "Search for a game" });
  for (const { name } of [PORTAL, WITCHER]) {
    await search.fill(name);
    await page.getByRole("list", { name: "Games found" }).getByRole("button", { name, exact: true }).click();
  }
  await search.fill("");
  // What was found stays, and can be left out again.
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(3);
  await expect(page.getByRole("status").filter({ hasText: "3 games." })).toBeVisible();
  await save.dblclick();

  await expect(page).toHaveURL("/feed");
  await expect(page.getByText("Added 3 games to Completed", { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  for (const { id } of [HADES, PORTAL, WITCHER])
    expect(await itemOf(page, id)).toMatchObject({ status: "completed", dateCompleted: null });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => itemOf(page, HADES.id)).toBeNull();
});

test("leads to the landing page if the shelf has games", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [PORTAL]);
  await page.goto("/welcome");
  await expect(page).toHaveURL("/");
});

test("has the bar of a phone again after the games are put on the shelf", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto("/welcome");
  await page
    .getByRole("list", { name: "Popular games" })
    .getByRole("button", { name: HADES.name, exact: true })
    .click();
  await page.getByRole("button", { name: "on my shelf" }).click();
  await expect(page).toHaveURL("/feed");
  await expect(page.getByRole("navigation", { name: "Yours" })).toBeVisible();
});
