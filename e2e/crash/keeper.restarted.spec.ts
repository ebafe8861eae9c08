import { expect, test } from "../support/fixtures";
import { IMPORTER, KEEPER, KEPT_GAME_ID, KEPT_LIBRARY } from "../support/keeper";

test("accounts, shelves and mails outlive a restart", async ({ page, signIn, mailTo }) => {
  await signIn(KEEPER);
  await page.goto("/collection");
  await expect(page.getByRole("link", { name: /The Witcher 3/ }).first()).toBeVisible();
  const kept = await (await page.request.get(`/api/collection/${KEPT_GAME_ID}`)).json();
  expect(kept).toMatchObject({ item: { status: "playing" } });
  expect((await mailTo(KEEPER.email)).text).toContain("/auth/confirm");
});

test("an import goes on where it was when the app was stopped, and doubles nothing", async ({
  page,
  signIn,
}) => {
  await signIn(IMPORTER);
  const shelf = await page.request.get("/api/collection");
  await expect(shelf).toBeOK();
  const { total: before } = await shelf.json();
  expect(before).toBeGreaterThan(0);
  await page.goto("/collection?import=steam");
  const dialog = page.getByRole("dialog", { name: "Import from Steam" });
  await dialog.getByLabel("Steam ID").fill(KEPT_LIBRARY);
  await dialog.getByRole("button", { name: "Fetch Games" }).click();
  await expect(dialog.getByText(`${before} of 60 games imported`)).toBeVisible();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("58 of 60 games imported")).toBeVisible();
  expect(await (await page.request.get("/api/collection")).json()).toMatchObject({ total: 58 });
});
