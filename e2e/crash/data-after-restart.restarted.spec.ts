import { expect, test } from "../support/fixtures";
import { IMPORT_USER, IMPORTED_LIBRARY, RESTART_USER, SHELVED_GAME_ID } from "../support/restart-accounts";

test("keeps accounts, shelves and mails after a restart", async ({ page, signIn, mailTo }) => {
  await signIn(RESTART_USER);
  await page.goto("/collection");
  await expect(page.getByRole("link", { name: /The Witcher 3/ }).first()).toBeVisible();
  const kept = await (await page.request.get(`/api/collection/${SHELVED_GAME_ID}`)).json();
  expect(kept).toMatchObject({ item: { status: "playing" } });
  expect((await mailTo(RESTART_USER.email)).text).toContain("/auth/confirm");
});

test("continues an import after a restart, and doubles nothing", async ({ page, signIn }) => {
  await signIn(IMPORT_USER);
  const shelf = await page.request.get("/api/collection");
  await expect(shelf).toBeOK();
  const { total: before } = await shelf.json();
  expect(before).toBeGreaterThan(0);
  await page.goto("/collection?import=steam");
  const dialog = page.getByRole("dialog", { name: "Import from Steam" });
  await dialog.getByLabel("Steam ID").fill(IMPORTED_LIBRARY);
  await dialog.getByRole("button", { name: "Fetch Games" }).click();
  await expect(dialog.getByText(`${before} of 60 games imported`)).toBeVisible();
  await dialog.getByRole("button", { name: "Import All" }).click();
  await expect(dialog.getByText("58 of 60 games imported")).toBeVisible();
  expect(await (await page.request.get("/api/collection")).json()).toMatchObject({ total: 58 });
});
