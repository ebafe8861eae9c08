import { expect, test } from "../support/fixtures";

test("shows an error page when the layout fails, and recovers after a retry", async ({
  page,
  signIn,
  allowConsole,
}) => {
  await signIn();
  allowConsole(/no channels here/);
  // The root layout opens a BroadcastChannel: the first one fails.
  await page.addInitScript(() => {
    const Channel = window.BroadcastChannel;
    window.BroadcastChannel = class extends Channel {
      constructor(name: string) {
        super(name);
        window.BroadcastChannel = Channel;
        this.close();
        throw new Error("no channels here");
      }
    };
  });
  await page.goto("/games");
  const title = page.getByRole("heading", { level: 1, name: "Something went wrong" });
  await expect(title).toBeVisible();
  await expect(title).toHaveCSS("font-family", /sans-serif$/);
  await expect(page).toHaveTitle("Something went wrong · Questshelf");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Popular right now" })).toBeVisible();
});
