import { expect, test } from "./fixtures";

const FAILED = /Failed to load resource: the server responded with a status of 50\d/;

for (const mode of ["down", "slow", "garbage"] as const) {
  test(`the shelf says so when the database is away (${mode}), and comes back`, async ({
    page,
    signIn,
    fault,
    allowConsole,
  }) => {
    allowConsole(FAILED);
    await signIn();
    await fault("supabase", mode, 20_000);
    await page.goto("/collection");
    await expect(page.getByRole("heading", { name: "Your collection could not be loaded" })).toBeVisible();
    await expect(page.getByText("Your account can't be reached right now.")).toBeVisible();
    await fault("supabase", "ok");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Your collection is empty" })).toBeVisible();
  });
}
