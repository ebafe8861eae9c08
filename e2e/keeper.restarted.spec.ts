import { expect, test } from "./fixtures";
import { KEEPER, KEPT_GAME_ID } from "./keeper";

test("accounts, shelves and mails outlive a restart", async ({ page, signIn, mailTo }) => {
  await signIn(KEEPER);
  await page.goto("/collection");
  await expect(page.getByRole("link", { name: /The Witcher 3/ }).first()).toBeVisible();
  const kept = await (await page.request.get(`/api/collection/${KEPT_GAME_ID}`)).json();
  expect(kept).toMatchObject({ item: { status: "playing" } });
  expect((await mailTo(KEEPER.email)).text).toContain("/auth/confirm");
});
