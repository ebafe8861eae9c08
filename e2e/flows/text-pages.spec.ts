import { expect, test } from "../support/fixtures";
import { withoutScripts } from "../support/html";

const PAGES = [
  {
    path: "/privacy",
    title: "Privacy policy · Questshelf",
    says: [
      "Effective June 22, 2025",
      "e-mail address",
      "username",
      "usage data",
      "game collection data",
      "not for users under 13",
    ],
  },
  {
    path: "/delete-account",
    title: "Delete your account · Questshelf",
    says: ["Delete my account", "within 30 days"],
  },
  {
    path: "/assets",
    title: "Brand assets · Questshelf",
    says: ["/assets/questshelf-banner.png", "/assets/questshelf-favicon.svg"],
  },
  {
    path: "/update/achievement-update",
    title: "Achievements have arrived · Questshelf",
    says: ["Your own progress", "/game/72/portal-2/achievements"],
  },
];

for (const { path, title, says } of PAGES) {
  test(`${path} is the same for everyone, with all required texts`, async ({ request, baseURL }) => {
    const answer = await request.get(path, { headers: { cookie: "a=b" } });
    expect(answer.status()).toBe(200);
    expect(answer.headers()["cache-control"]).toContain("s-maxage");
    const html = await answer.text();
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"`);
    for (const words of says) expect(html).toContain(words);
    expect(await (await request.get("/sitemaps/pages.xml")).text()).toContain(`<loc>${baseURL}${path}</loc>`);
  });
}

test("the two brand assets are files", async ({ request }) => {
  for (const [file, type] of [
    ["questshelf-banner.png", "image/png"],
    ["questshelf-favicon.svg", "image/svg+xml"],
  ]) {
    const answer = await request.get(`/assets/${file}`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toContain(type);
  }
});

test("the footer and the phone's menu lead to every page, and the footer names its partners", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/privacy");
  const paths = [...PAGES.map(({ path }) => path), "/gallery", "/status", "/calendar"];
  const footer = page.getByRole("contentinfo");
  for (const path of paths) await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  await expect(footer.getByRole("link", { name: "IGDB" })).toHaveAttribute("href", "https://www.igdb.com");
  await expect(footer.getByRole("link", { name: "Vercel" })).toHaveAttribute("href", "https://vercel.com");
  await expect(footer.getByRole("link", { name: "GitHub" })).toHaveAttribute("target", "_blank");
  await expect(footer.getByRole("link", { name: "Assets" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const path of paths) await expect(menu.locator(`a[href="${path}"]`)).toBeVisible();
  await menu.getByRole("link", { name: "Assets" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Brand assets" })).toBeVisible();
  await expect(menu).toBeHidden();
});

const NOT_FOUND = {
  "/no-such-page": "Page not found",
  "/calendar/soon": "Page not found",
  "/company/no-such-company": "Company not found",
  "/game/999999999/no-such-game": "Game not found",
  "/user/nobody_at_all": "Profile not found",
  "/user/demo/no-such-tab": "Nothing here",
};

test("has heading and title of each 404 in the HTML", async ({ page, allowConsole }) => {
  allowConsole(/404|_sandbox\/images/);
  await page.addInitScript(recordHeadings);
  for (const [path, title] of Object.entries(NOT_FOUND)) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    const html = withoutScripts((await answer?.text()) ?? "");
    expect(html).toMatch(new RegExp(`<h[12][^>]*>${title}</h`));
    expect(html.match(/<title>[^<]*/g)).toEqual([`<title>${title} · Questshelf`]);
    expect(html, path).toMatch(/<meta name="robots" content="noindex"/);
    expect(html, path).toMatch(/<a[^>]* href="\/games"/);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Questshelf`);
    // Shown once the page is hydrated.
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "headings")), path).toHaveLength(1);
  }
});

test("a 404 that is rendered again in the background keeps its one title", async ({ request }) => {
  test.skip(!process.env.PROOF, "The page is fresh for a minute, for which only `npm run proof` has time.");
  test.setTimeout(120_000);
  const path = "/user/demo/no-such-list";
  const states: unknown[] = [];
  await expect(async () => {
    const answer = await request.get(path);
    states.push(answer.headers()["x-nextjs-cache"]);
    expect((await answer.text()).match(/<title>[^<]*/g)).toEqual(["<title>Nothing here · Questshelf"]);
    // The first answer after the page's new rendering.
    expect(states.slice(-2)).toEqual(["STALE", "HIT"]);
  }).toPass({ intervals: [1000], timeout: 90_000 });
});

/** Records each text that the page's first heading has, from the first paint on; "" while there is none. */
function recordHeadings() {
  const headings: string[] = [];
  Reflect.set(window, "headings", headings);
  const record = () => {
    const text = document.querySelector("main h1, main h2")?.textContent ?? "";
    if (text !== (headings.at(-1) ?? "")) headings.push(text);
  };
  new MutationObserver(record).observe(document, { childList: true, subtree: true, characterData: true });
}
