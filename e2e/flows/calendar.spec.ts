import type { APIRequestContext } from "playwright/test";
import { findViolationsInProof } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { putOnShelf } from "../support/shelf";

const MONTHS_WITH_A_PAGE = 24;

/** The newest month with an exact release date in the sample catalogue. */
async function findMonth(request: APIRequestContext): Promise<{ month: string; day: string }> {
  const now = new Date();
  for (let back = 0; back <= MONTHS_WITH_A_PAGE; back++) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back))
      .toISOString()
      .slice(0, 7);
    const html = await (await request.get(`/calendar/${month}`)).text();
    const day = /id="day-(\d{4}-\d\d-\d\d)"/.exec(html)?.[1];
    if (day) return { month, day };
  }
  throw new Error("No month of the sample catalogue has a page any more");
}

test("shows a month's releases by day, with platforms", async ({ page, request }) => {
  const { month, day } = await findMonth(request);
  await page.clock.setFixedTime(new Date(`${day}T12:00:00`).valueOf() - 3 * 86_400_000);
  await page.goto(`/calendar/${month}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    new RegExp(`/calendar/${month}$`),
  );
  const releases = page.locator(`#day-${day}`);
  await expect(releases.getByText("in 3 days")).toBeVisible();
  await expect(releases.getByRole("link").first()).toHaveAttribute("href", /^\/game\/\d+\//);
  await page.getByRole("table").getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`#day-${day}$`));
  await expect(releases).toBeInViewport();
});

test("links the months, and the logo to the calendar there, elsewhere to the games", async ({ page }) => {
  await page.goto("/calendar");
  const heading = page.getByRole("heading", { level: 1 });
  const title = await heading.textContent();
  const logo = page.getByRole("banner").getByRole("link", { name: "Questshelf" });
  await page.getByRole("link", { name: /^Next month/ }).click();
  await expect(page).toHaveURL(/\/calendar\/\d{4}-\d\d$/);
  await expect(heading).not.toHaveText(title ?? "");
  await page.getByRole("navigation", { name: "Months" }).getByRole("link", { name: "Today" }).click();
  await expect(heading).toHaveText(title ?? "");
  await page.getByRole("link", { name: /^Next month/ }).click();
  await expect(page).toHaveURL(/\/calendar\/\d{4}-\d\d$/);
  await logo.click();
  await expect(page).toHaveURL(/\/calendar$/);
  await logo.click();
  await expect(page).toHaveURL(/\/calendar$/);
  await page.goto("/status");
  await logo.click();
  await expect(page).toHaveURL(/\/games$/);
});

test("follows a link that is clicked while the page hydrates on a slow phone", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto("/calendar");
  await page.getByRole("link", { name: /^Next month/ }).click();
  await expect(page).toHaveURL(/\/calendar\/\d{4}-\d\d$/);
});

test("filters by platform, by a parameter that stays across months", async ({ page, request }) => {
  const { month } = await findMonth(request);
  await page.goto(`/calendar/${month}`);
  const platforms = page.getByRole("navigation", { name: "Filter" });
  const all = await page.locator(".release:visible").count();
  const button = page.getByRole("button", { name: "Platform" });
  await button.click();
  await platforms.getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/\?platform=\w+$/);
  await expect(platforms.getByRole("link").nth(1)).toHaveAttribute("aria-current", "true");
  const key = new URL(page.url()).searchParams.get("platform");
  const shown = await page.locator(`.release[data-on~="${key}"]`).count();
  await expect(page.locator(".release:visible")).toHaveCount(shown);
  await page.reload();
  await expect(page.locator(".release:visible")).toHaveCount(shown);
  await page.getByRole("link", { name: /^Previous month/ }).click();
  await expect(page).toHaveURL(new RegExp(`\\?platform=${key}$`));
  await page.goBack();
  await button.click();
  await platforms.getByRole("link", { name: "All platforms" }).click();
  await expect(page.locator(".release:visible")).toHaveCount(all);
});

test("responds 404 to an address that is no month, and reports a month without releases", async ({
  request,
}) => {
  for (const path of ["/calendar/soon", "/calendar/2026-13", "/calendar/1999-01", "/calendar/undated/x"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain(">Page not found</h1>");
  }
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 20)).toISOString().slice(0, 7);
  const html = await (await request.get(`/calendar/${month}`)).text();
  expect(html).not.toContain('class="release ');
  expect(html).toContain(">No releases in ");
});

test("reports a platform without releases", async ({ page, request }) => {
  const { month } = await findMonth(request);
  await page.goto(`/calendar/${month}?platform=other`);
  await expect(page.getByText(/Nothing here comes out on Other/)).toBeVisible();
  await expect(page.locator(".release:visible")).toHaveCount(0);
});

test("lists releases without a day separately", async ({ page }) => {
  await page.goto("/calendar");
  await page.getByRole("link", { name: "No date yet" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "No date yet" })).toBeVisible();
  const undated = page.getByRole("region", { name: "To be announced" });
  await expect(undated.getByRole("link", { name: /The Elder Scrolls VI/ })).toBeVisible();
  await expect(page.getByText("Perfect Dark")).toHaveCount(0);
});

test("marks games on the shelf, and filters by it after sign-in", async ({ page, signIn, request }) => {
  const { month, day } = await findMonth(request);
  await page.goto(`/calendar/${month}?shelf=1`);
  await expect(page.getByText("Sign in to see when the games on your shelf come out.")).toBeVisible();
  await signIn();
  await page.goto(`/calendar/${month}?shelf=1`);
  await expect(page.getByText(/^No game on your shelf comes out here/)).toBeVisible();
  const release = page.locator(`#day-${day} .release`).first();
  await expect(release).toBeHidden();
  const id = Number(await release.getAttribute("data-game"));
  await putOnShelf(page, [{ id }], "want");
  await page.reload();
  await expect(page.locator(".release:visible")).toHaveCount(1);
  await expect(page.locator(".release:visible").getByText("Want to Play").first()).toBeVisible();
});

test("has addresses for calendar apps, of all platforms and of chosen ones", async ({ page, request }) => {
  await page.goto("/calendar?platform=switch2");
  await page.getByRole("button", { name: "Subscribe" }).click();
  const dialog = page.getByRole("dialog", { name: "Subscribe to the calendar" });
  const address = dialog.getByLabel("Address of the calendar");
  const open = dialog.getByRole("link", { name: "Open in my calendar app" });
  await expect(address).toHaveValue(/^http.+\/calendar\.ics\?platform=switch2$/);
  await dialog.getByRole("button", { name: "PC", exact: true }).click();
  await expect(address).toHaveValue(/\/calendar\.ics\?platform=pc\.switch2$/);
  await expect(open).toHaveAttribute("href", /^webcal:\/\/.+\/calendar\.ics\?platform=pc\.switch2$/);
  for (const name of ["PC", "Switch 2"]) await dialog.getByRole("button", { name, exact: true }).click();
  await expect(address).toHaveValue(/\/calendar\.ics$/);
  await expect(dialog.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", /^\/auth/);
  expect(await findViolationsInProof(page, "[role=dialog]")).toEqual([]);

  const answer = await request.get(await address.inputValue());
  expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(answer.headers()["cache-control"]).toContain("s-maxage");
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+\r\nEND:VCALENDAR\r\n$/);
  for (const query of ["platform=", "platform=pc.nonsense", "platform=pc&platform=ps5"]) {
    expect((await request.get(`/calendar.ics?${query}`)).status(), query).toBe(400);
  }
  await expect(await request.get("/calendar.ics?platform=pc&utm_source=mail")).toBeOK();
});

test("has a secret address of the wanted games, which can be renewed and turned off", async ({
  page,
  request,
  signIn,
}) => {
  await signIn();
  await page.goto("/calendar");
  await page.getByRole("button", { name: "Subscribe" }).click();
  const dialog = page.getByRole("dialog");
  const secret = dialog.getByLabel("Secret address of my games");
  await dialog.getByRole("button", { name: "Create secret address" }).click();
  const first = await secret.inputValue();
  const answer = await request.get(first);
  expect(answer.headers()["cache-control"]).toMatch(/^private/);
  expect(await answer.text()).toContain("X-WR-CALNAME:My wanted games\r\n");
  expect(await findViolationsInProof(page, "[role=dialog]")).toEqual([]);

  const question = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Renew address" }).click();
  await question.getByRole("button", { name: "Renew" }).click();
  await expect(secret).not.toHaveValue(first);
  const second = await secret.inputValue();
  expect((await request.get(first)).status()).toBe(404);
  expect((await request.get(second)).status()).toBe(200);

  await page.reload();
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(dialog.getByText(/^Your secret address was created on/)).toBeVisible();
  await expect(secret).toHaveCount(0);
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await question.getByRole("button", { name: "Turn off" }).click();
  await expect(dialog.getByRole("button", { name: "Create secret address" })).toBeVisible();
  expect((await request.get(second)).status()).toBe(404);
  for (const file of ["x.ics", `${"0".repeat(32)}.ics`, "0".repeat(32)]) {
    expect((await request.get(`/calendar/wanted/${file}`)).status(), file).toBe(404);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("shows the month with links", async ({ page, request }) => {
    const { month } = await findMonth(request);
    await page.goto(`/calendar/${month}`);
    await expect(page.locator(".release").first()).toBeVisible();
    await page.getByRole("link", { name: /^Previous month/ }).click();
    await expect(page).not.toHaveURL(new RegExp(month));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
