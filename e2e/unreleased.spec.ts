import { expect, test } from "./fixtures";

/** Without a date, so that it stays unreleased as the years go by. */
const WITCHER_4 = { id: 903_062, path: "/game/903062/the-witcher-iv" };

test("a game that is not out yet can only be wanted", async ({ page, signIn }) => {
  await signIn();
  await page.goto(WITCHER_4.path);
  await page.getByRole("button", { name: "Add to Collection" }).click();
  for (const name of [/^Playing/, /^Completed/]) {
    const choice = page.getByRole("menuitemradio", { name });
    await expect(choice).toBeDisabled();
    await expect(choice).toContainText("No release date yet");
  }
  const refused = await page.request.put(`/api/collection/${WITCHER_4.id}`, {
    data: { status: "playing" },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(refused.status()).toBe(422);
  expect((await refused.json()).error.code).toBe("not_released");
  await page.getByRole("menuitemradio", { name: "Want to Play" }).click();
  await expect(page.getByRole("button", { name: /Want to Play$/ })).toBeVisible();
});
