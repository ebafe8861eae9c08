import { expect, test } from "../support/fixtures";

const SERVICES = ["Supabase", "IGDB", "Steam"];
const entryOf = (name: string) => ({
  name,
  status: expect.stringMatching(/^(operational|degraded|outage|unknown)$/),
  message: expect.stringMatching(/^\S.+\.$/),
  lastUpdated: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  ping: expect.any(Number),
  components: expect.any(Array),
});

test("reports three services, and checks them once for all visitors", async ({ request, requestsSince }) => {
  const first = await request.get("/api/status-checks");
  expect(first.headers()["cache-control"]).toMatch(/^public, max-age=\d+, s-maxage=10$/);
  const body = await first.json();
  expect(body).toEqual({ supabase: entryOf("Supabase"), igdb: entryOf("IGDB"), steam: entryOf("Steam") });
  for (const { components } of Object.values<{ components: unknown[] }>(body)) {
    expect(components.length).toBeGreaterThan(0);
    for (const component of components) {
      expect(component).toEqual({
        name: expect.any(String),
        status: expect.any(String),
        description: expect.any(String),
      });
    }
  }
  const since = Date.now();
  await Promise.all(Array.from({ length: 10 }, () => request.get("/api/status-checks")));
  const asked = await requestsSince(since, "igdb");
  expect(asked.filter(({ path }) => path.endsWith("/genres")).length).toBeLessThanOrEqual(1);
});

test("shows three working services with their parts", async ({ page, request }) => {
  // The first calls after a start may be slow, and health results are cached for half a minute.
  test.setTimeout(120_000);
  const statuses = async () =>
    Object.values<{ status: string }>(await (await request.get("/api/status-checks")).json()).map(
      ({ status }) => status,
    );
  await expect.poll(statuses, { timeout: 70_000 }).toEqual(["operational", "operational", "operational"]);
  await page.goto("/status");
  await expect(page).toHaveTitle("Service status · Questshelf");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/status$/);
  await expect(page.getByRole("heading", { level: 1, name: "Service status" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(SERVICES);
  await expect(main.getByText("All Systems Operational")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Status" }).hover();
  await expect(page.getByRole("tooltip")).toHaveText("Status: all systems operational");
  await expect(main.getByRole("article", { name: "IGDB" })).toContainText(
    /\d{3} games, last synchronised (\d+ \w+ ago|just now)\./,
  );
  for (const name of SERVICES) {
    const card = main.getByRole("article", { name });
    // IGDB's says how old the catalogue is.
    if (name !== "IGDB") await expect(card.getByText("Everything works as it should.")).toBeVisible();
    await expect(card.getByText(/^[\d,]+ ms$/)).toBeVisible();
    await expect(card.getByText(/ago$|^just now$/)).toBeVisible();
  }
  const supabase = main.getByRole("article", { name: "Supabase" });
  await expect(supabase.getByText("Profile pictures and banners.")).toBeHidden();
  await supabase.getByText("3 components").click();
  await expect(supabase.getByText("Profile pictures and banners.")).toBeVisible();
});

test("shows four services as unavailable when the check fails, and recovers with the next one", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await page.clock.install();
  let fails = false;
  await page.route("**/api/status-checks", (route) =>
    fails ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.goto("/status");
  const main = page.getByRole("main");
  await expect(main.getByText(/ago$|^just now$/)).toHaveCount(3);
  fails = true;
  await page.clock.fastForward(60_000);
  await expect(main.getByText("Major Outage")).toBeVisible();
  await expect(main.getByText("The status could not be loaded.")).toBeVisible();
  await expect(main.getByText("Last known")).toHaveCount(3);
  // When the failed check was made, and the one before it.
  await expect(main.getByRole("article", { name: "IGDB" }).getByText(/ago$|^just now$/)).toHaveCount(2);
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([...SERVICES, "Cloudflare"]);
  await expect(main.getByText("Failed to load status.")).toHaveCount(4);
  await expect(main.getByText(/\d ms$/)).toHaveCount(0);
  fails = false;
  await page.clock.fastForward(60_000);
  await expect(main.getByRole("article")).toHaveCount(3);
  await expect(main.getByText("Failed to load status.")).toHaveCount(0);
});

test("shows a missing service as unknown, and a slow one as a degradation", async ({ page }) => {
  const igdb = {
    name: "IGDB",
    status: "degraded",
    message: "Slow.",
    lastUpdated: null,
    ping: 2100,
    components: [],
  };
  await page.route("**/api/status-checks", (route) => route.fulfill({ json: { igdb } }));
  await page.goto("/status");
  await expect(page.getByText("No status information available.")).toHaveCount(2);
  await expect(page.getByText("Some Systems Degraded")).toBeVisible();
  await expect(page.getByRole("status").first()).toContainText(
    "The catalogue of games may be slow, incomplete or out of date. There is no information about Supabase and Steam.",
  );
});

for (const width of [360, 768, 1024, 1440]) {
  test(`${width} px: is linked from every page, and fits the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/status");
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Status" })).toHaveAttribute(
      "href",
      "/status",
    );
    const inHeader = page.getByRole("banner").getByRole("link", { name: "Status" });
    if (width < 900) await expect(inHeader).toBeHidden();
    else await expect(inHeader).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(3);
    const header = await page.getByRole("banner").boundingBox();
    expect(header?.height, "one row").toBeLessThan(80);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (width < 900) {
      await page.getByRole("button", { name: "Open menu" }).click();
      await expect(page.getByRole("dialog").getByRole("link", { name: "Status" })).toBeVisible();
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("shows that the page needs JavaScript", async ({ page }) => {
    await page.goto("/status");
    await expect(page.locator("noscript p")).toHaveText("This page needs JavaScript to check the services.");
  });
});
