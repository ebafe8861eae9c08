import { findViolationsInProof } from "../support/axe";
import { expect, test } from "../support/fixtures";

const SAMPLE = "76561198000000001";

test.beforeEach(async ({ allowConsole, signIn, page }) => {
  allowConsole(/status of 50[23]/);
  await signIn();
  await page.goto("/collection?import=steam");
  await page.getByLabel("Steam ID").fill(SAMPLE);
});

test("reports plainly that Steam is unavailable, and imports when it is back", async ({ page, fault }) => {
  await fault("steam", "rate-limited");
  await page.getByRole("button", { name: "Fetch Games" }).click();
  const dialog = page.getByRole("dialog", { name: "Import from Steam" });
  await expect(dialog.getByRole("alert")).toHaveText(
    /Failed to fetch Steam games.*Steam can't be reached right now/,
  );
  await fault("steam", "ok");
  await page.getByRole("button", { name: "Fetch Games" }).click();
  await expect(dialog.getByText("60 games")).toBeVisible();
});

test("imports while IGDB is down", async ({ page, fault }) => {
  await fault("igdb", "down");
  await page.getByRole("button", { name: "Fetch Games" }).click();
  const dialog = page.getByRole("dialog", { name: "Import from Steam" });
  await dialog.getByRole("button", { name: "Import All" }).click();
  await expect(dialog.getByText("58 of 60 games imported")).toBeVisible();
  await expect(dialog.getByText("Show the 2 not found")).toBeVisible();
  expect(await findViolationsInProof(page, "[role=dialog]")).toEqual([]);
});

test("imports without a call of IGDB", async ({ userRequest }) => {
  const { response } = await (await userRequest.get(`/api/steam/library?steamid=${SAMPLE}`)).json();
  await userRequest.delete("/_sandbox/requests.json");
  const apps = response.games.map(({ appid, name }: { appid: number; name: string }) => ({
    appid,
    name,
    playtimeMinutes: 5,
  }));
  const imported = await userRequest.post("/api/collection/import", { data: { apps } });
  const { results }: { results: { game: unknown }[] } = await imported.json();
  expect(results.filter(({ game }) => game !== null)).toHaveLength(58);
  const calls: { service: string }[] = await (await userRequest.get("/_sandbox/requests.json")).json();
  const services = calls.map(({ service }) => service);
  expect(services).toContain("supabase");
  expect(services).not.toContain("igdb");
});

test("reports that the session is unavailable, and opens afterwards", async ({ page, fault }) => {
  await fault("supabase", "down");
  await page.goto("/collection");
  await page.getByRole("main").getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Import from Steam" }).click();
  const dialog = page.getByRole("dialog", { name: "Import from Steam" });
  await expect(dialog.getByText("Your account can't be reached right now.")).toBeVisible();
  const tryAgain = dialog.getByRole("button", { name: "Try again" });
  await expect(tryAgain).toBeEnabled();
  expect(await findViolationsInProof(page, "[role=dialog]")).toEqual([]);
  await fault("supabase", "ok");
  await tryAgain.click();
  await expect(dialog.getByLabel("Steam ID")).toBeVisible();
});
