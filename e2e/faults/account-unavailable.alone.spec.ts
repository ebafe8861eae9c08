import { findViolationsInProof } from "../support/axe";
import { captchaToken, expect, test } from "../support/fixtures";
import { pressUntil } from "../support/page";

const FAILED = /Failed to load resource: the server responded with a status of 50\d/;
const AWAY = "Your account can't be reached right now. Try again";

test.beforeEach(({ allowConsole }) => allowConsole(FAILED));

test("shows a signed-in user a retry instead of Login, which restores the menu", async ({
  page,
  signIn,
  fault,
}) => {
  await signIn();
  await page.goto("/games");
  const header = page.getByRole("banner");
  await expect(header.getByRole("button", { name: "Open user menu" })).toBeVisible();
  await fault("supabase", "down");
  await page.goto("/company/nintendo?id=70");
  const retry = header.getByRole("button", { name: AWAY });
  await expect(retry).toBeVisible();
  await expect(header.getByRole("link", { name: "Login" })).toBeHidden();
  expect(await findViolationsInProof(page)).toEqual([]);
  await fault("supabase", "ok");
  await pressUntil(retry, () =>
    expect(header.getByRole("button", { name: "Open user menu" })).toBeVisible({ timeout: 1000 }),
  );
});

test("shows Login to visitors while Supabase is unavailable", async ({ page, fault }) => {
  await fault("supabase", "down");
  await page.goto("/games");
  let isAnswered = false;
  page.on("response", (answer) => {
    if (answer.url().endsWith("/api/session")) isAnswered = true;
  });
  // Until the page is hydrated.
  await expect
    .poll(async () => {
      await page.mouse.move(200 + Math.random() * 50, 200);
      return isAnswered;
    })
    .toBe(true);
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await expect(page.getByRole("button", { name: AWAY })).toBeHidden();
});

test("shows in the calendar that the shelf is unavailable, and filters after a retry", async ({
  page,
  signIn,
  fault,
}) => {
  await signIn();
  await page.goto("/games");
  await expect(page.getByRole("banner").getByRole("button", { name: "Open user menu" })).toBeVisible();
  // Its releases come from the cache then.
  await expect(await page.request.get("/calendar")).toBeOK();
  await fault("supabase", "down");
  await page.goto("/calendar?shelf=1");
  await expect(
    page.getByText("Your shelf can’t be reached right now, so every release is shown."),
  ).toBeVisible();
  await expect(page.getByText("Sign in")).toHaveCount(0);
  expect(await findViolationsInProof(page)).toEqual([]);
  await fault("supabase", "ok");
  await pressUntil(page.getByRole("main").getByRole("button", { name: "Try again" }), () =>
    expect(page.getByText("No game on your shelf comes out here.")).toBeVisible({ timeout: 1000 }),
  );
});

/** They look alike to users; `npm run proof` opens all. */
const OWN_PAGES = [
  "/collection/pick",
  ...(process.env.PROOF ? ["/collection/stats", "/collection/stats/year"] : []),
];

for (const path of OWN_PAGES) {
  test(`shows on ${path} that it cannot be read, and reads it after a retry`, async ({
    page,
    signIn,
    fault,
    allowConsole,
  }) => {
    // A new user's year has nothing.
    allowConsole(/404 .*\/api\/statistics\/year/);
    await signIn();
    await page.goto("/games");
    await expect(page.getByRole("banner").getByRole("button", { name: "Open user menu" })).toBeVisible();
    await fault("supabase", "down");
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("alert")).toBeVisible();
    await fault("supabase", "ok");
    await pressUntil(main.getByRole("button", { name: "Try again" }), () =>
      expect(main.getByRole("alert")).toHaveCount(0, { timeout: 1000 }),
    );
  });
}

test("does not count a failed mail request against the limit", async ({ requestAs, fault }) => {
  const request = await requestAs();
  const data = { email: `nobody.${Date.now()}@example.test`, captchaToken };
  await fault("supabase", "down");
  expect((await request.post("/api/auth/recover", { data })).status()).toBe(503);
  await fault("supabase", "ok");
  expect((await request.post("/api/auth/recover", { data })).status()).toBe(200);
});
