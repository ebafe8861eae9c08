import { expect, test } from "../support/fixtures";
import { WITCHER_4 } from "../support/games";

test("a game that is not out yet can only be wanted", async ({ page, signIn }) => {
  await signIn();
  await page.goto(WITCHER_4.path);
  await page.getByRole("button", { name: "Add to Collection" }).click();
  for (const name of [/^Playing/, /^Completed/]) {
    const choice = page.getByRole("menuitemradio", { name });
    await expect(choice).toBeDisabled();
    await expect(choice).toContainText("No release date yet");
  }
  await page.getByRole("menuitemradio", { name: "Want to Play" }).click();
  await expect(page.getByRole("button", { name: /Want to Play$/ })).toBeVisible();
});
