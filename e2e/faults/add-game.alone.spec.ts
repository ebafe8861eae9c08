import { findViolationsInProof } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { pressUntil } from "../support/page";

test("reports a failed search in the spec's words, and can retry it", async ({
  page,
  fault,
  allowConsole,
}) => {
  allowConsole(/50[0-3]/);
  await page.goto("/games");
  await fault("supabase", "down");
  const dialog = page.getByRole("dialog", { name: "Add a game" });
  await expect(async () => {
    if (!(await dialog.isVisible()))
      await page.getByRole("button", { name: "Add game" }).click({ timeout: 2000 });
    await expect(dialog).toBeVisible({ timeout: 5000 });
  }).toPass();
  await dialog.getByRole("searchbox").fill("castlevania");
  await expect(dialog.getByText("Failed to search games. Please try again.")).toBeVisible();
  expect(await findViolationsInProof(page, "[role=dialog]")).toEqual([]);
  await fault("supabase", "ok");
  await pressUntil(dialog.getByRole("button", { name: "Try again" }), () =>
    expect(dialog.getByRole("listitem").first()).toBeVisible({ timeout: 5000 }),
  );
});

test("stops loading after a failed page, until a retry", async ({ page, fault, allowConsole }) => {
  allowConsole(/50[0-3]/);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/api/games") asked.push(searchParams.get("offset") ?? "");
  });
  await page.goto("/games?dev=70&devName=Nintendo");
  await expect(page.getByRole("main").getByRole("listitem").getByRole("link")).toHaveCount(20);
  await fault("supabase", "down");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(alert).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(alert).toHaveText("Failed to fetch data from IGDB API");
  expect(await findViolationsInProof(page)).toEqual([]);
  const before = asked.length;
  await page.mouse.wheel(0, -2000);
  await page.mouse.wheel(0, 4000);
  await expect(alert).toBeInViewport();
  expect(asked.length).toBe(before);
  await fault("supabase", "ok");
  await pressUntil(page.getByRole("button", { name: "Try again" }), () =>
    expect(alert).toBeHidden({ timeout: 4000 }),
  );
});
