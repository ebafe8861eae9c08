import { findViolationsInProof } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { pressUntil } from "../support/page";
import { makePictures } from "../support/pictures";

const FAILED = /Failed to load resource: the server responded with a status of 50\d/;

test.beforeEach(({ allowConsole }) => allowConsole(FAILED));

test("reports that the settings could not be loaded, and loads them on a retry", async ({
  page,
  signIn,
  fault,
}) => {
  await signIn();
  await page.goto("/settings");
  const website = page.getByRole("textbox", { name: "Personal website" });
  await expect(website).toBeEnabled();
  await fault("supabase", "down");
  await page.reload();
  await expect(page.getByText("Your settings could not be loaded", { exact: true })).toBeVisible();
  await expect(website).toBeDisabled();
  expect(await findViolationsInProof(page)).toEqual([]);
  await fault("supabase", "ok");
  await pressUntil(page.getByRole("alert").getByRole("button", { name: "Try again" }), () =>
    expect(website).toBeEnabled({ timeout: 1000 }),
  );
});

test("keeps the input that could not be saved, and saves it later", async ({ page, signIn, fault }) => {
  await signIn();
  await page.goto("/settings");
  const about = page.getByRole("textbox", { name: "About you" });
  const save = page.getByRole("button", { name: "Save Changes" });
  await expect(page.getByRole("form", { name: "Profile" })).not.toHaveAttribute("aria-busy");
  await about.fill("Patience.");
  await fault("supabase", "down");
  await save.click();
  await expect(page.getByText("Failed to update profile.", { exact: true })).toBeVisible();
  expect(await findViolationsInProof(page)).toEqual([]);
  await expect(about).toHaveValue("Patience.");
  await fault("supabase", "ok");

  await fault("steam", "down");
  const steamId = page.getByRole("textbox", { name: "Steam ID" });
  await steamId.fill("demo-player");
  await save.click();
  await expect(page.getByText("Profile updated successfully.", { exact: true })).toBeVisible();
  await expect(about).toHaveValue("Patience.");
  await expect(steamId).toHaveValue("demo-player");
  await expect(page.getByText("Could not be checked yet.")).toBeVisible();
  await fault("steam", "ok");
  // Resolved and stored by its next use.
  await page.request.get("/api/steam/library?steamid=demo-player");
  await page.reload();
  await expect(steamId).toHaveValue("76561198000000001");
  await expect(page.getByText("Could not be checked yet.")).toBeHidden();
});

test("reports a failed picture change within 3 s, and keeps the old picture", async ({
  userRequest,
  fault,
}) => {
  const { avatar: data } = await makePictures();
  const put = (name: string) => userRequest.put(`/api/profile/${name}`, { data });
  const { url } = await (await put("avatar")).json();
  await fault("supabase", "slow");
  for (const name of ["avatar", "banner"]) {
    const start = Date.now();
    const answer = await put(name);
    expect(Date.now() - start).toBeLessThan(3500);
    expect([answer.status(), (await answer.json()).error.message]).toEqual([
      503,
      `Failed to upload ${name}.`,
    ]);
  }
  await fault("supabase", "ok");
  expect((await (await userRequest.get("/api/profile")).json()).avatarUrl).toBe(url);
  expect((await userRequest.get(url)).status()).toBe(200);
});
