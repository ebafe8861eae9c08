import { findViolationsInProof } from "../support/axe";
import { expect, test } from "../support/fixtures";

test("shows IGDB's failure on its card and the banner only", async ({
  page,
  request,
  fault,
  allowConsole,
}) => {
  // Prefetches of the header's lists fail.
  allowConsole(/status of 50\d/);
  // Health results are cached for half a minute.
  test.setTimeout(90_000);
  const igdbStatus = async () => (await (await request.get("/api/status-checks")).json()).igdb.status;
  await fault("igdb", "down");
  await expect.poll(igdbStatus, { timeout: 45_000 }).toBe("outage");

  await page.goto("/status");
  const main = page.getByRole("main");
  await expect(main.getByText("Major Outage")).toBeVisible();
  await expect(
    main.getByText("The details of games that were not opened in the last 24 hours are unavailable."),
  ).toBeVisible();
  const igdb = main.getByRole("article", { name: "IGDB" });
  await expect(igdb.getByText("Outage", { exact: true }).first()).toBeVisible();
  await expect(igdb.getByText("It can't be reached right now.")).toBeVisible();
  await expect(igdb.getByText(/\d ms$/)).toHaveCount(0);
  expect(await findViolationsInProof(page)).toEqual([]);
  // On a busy machine the others may be degraded.
  for (const name of ["Supabase", "Steam"]) {
    await expect(main.getByRole("article", { name }).getByText("Outage")).toHaveCount(0);
  }
});

test("readiness: is unavailable without Supabase, degraded without IGDB, and contains no address", async ({
  request,
  fault,
}) => {
  test.setTimeout(150_000);
  const ready = async () => {
    const startedAt = performance.now();
    const answer = await request.get("/api/health/ready");
    expect(performance.now() - startedAt, "milliseconds").toBeLessThan(2500);
    expect(await answer.text()).not.toMatch(/127\.0\.0\.1|http|ECONN/);
    const { status, dependencies } = await answer.json();
    return { code: answer.status(), status, ...dependencies };
  };
  // Its state is cached for a minute, which is over or never began when it is expected.
  await fault("igdb", "down");
  await fault("supabase", "down");
  await expect.poll(ready, { timeout: 20_000 }).toMatchObject({ code: 503, status: "unavailable" });
  expect((await request.get("/api/health")).status()).toBe(200);
  await fault("supabase", "slow");
  await expect.poll(ready, { timeout: 20_000 }).toMatchObject({ code: 503, supabase: "unavailable" });
  await fault("supabase", "ok");
  await expect
    .poll(ready, { timeout: 90_000, intervals: [2000] })
    .toMatchObject({ code: 200, status: "degraded", supabase: "ok", igdb: "unavailable" });
});
