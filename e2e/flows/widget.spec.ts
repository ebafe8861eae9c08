import { expect, test } from "../support/fixtures";

const FORBIDS_FRAMES = "frame-ancestors 'none'";

test("has no script, and may be framed by any site", async ({ request }) => {
  const answer = await request.get("/widget/demo");
  expect(answer.status()).toBe(200);
  const policy = answer.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("frame-ancestors");
  expect(answer.headers()["x-frame-options"]).toBeUndefined();
  expect(answer.headers()["cache-control"]).toBe(
    "s-maxage=60, stale-while-revalidate=86340, must-revalidate",
  );
  const html = await answer.text();
  expect(html).not.toMatch(/<script|\bon\w+=|javascript:/i);
  expect(html).toContain("24 her v kolekci");
  expect(html.match(/<li>/g)).toHaveLength(12);
  expect(html).toContain("Zobrazit celý profil");
  const english = await (await request.get("/widget/demo?lang=en")).text();
  expect(english).toContain('<html lang="en">');
  expect(english).toContain("24 games in the collection");
  expect(english).toContain("%2Fuser%2Fdemo%3Flang%3Den");
});

test("all other responses forbid framing", async ({ request }) => {
  const paths = ["/", "/games", "/user/demo", "/user/nobody_at_all", "/auth", "/api/session", "/api/oembed"];
  for (const path of [...paths, "/widget", "/Widget/demo", "/widget/demo/want", "/no-such-page"]) {
    const answer = await request.get(path);
    expect(answer.headers()["content-security-policy"], path).toContain(FORBIDS_FRAMES);
  }
});

test("shows a missing profile in Czech", async ({ request }) => {
  const answer = await request.get("/widget/nobody_at_all?theme=dark");
  expect(answer.status()).toBe(404);
  expect(answer.headers()["cache-control"]).toBe("s-maxage=60, stale-while-revalidate=240, must-revalidate");
  const html = await answer.text();
  expect(html).toContain('<html lang="cs" data-theme="dark">');
  expect(html).toContain("Uživatel nenalezen");
  expect((await request.post("/widget/demo")).status()).toBe(405);
});

test("is shown by another site in the requested theme", async ({ page, baseURL }) => {
  const frame = (query: string) =>
    `<iframe src="${baseURL}/widget/demo${query}" width="240" height="600"></iframe>`;
  await page.setContent(`${frame("?theme=light")}${frame("?theme=dark")}`);
  for (const [place, color] of [
    [0, "light"],
    [1, "dark"],
  ] as const) {
    const widget = page.frameLocator("iframe").nth(place);
    await expect(widget.getByText("24 her v kolekci")).toBeVisible();
    await expect(widget.locator("html")).toHaveCSS("color-scheme", color);
    expect(await widget.locator("html").evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(240);
    expect(await widget.locator("script").count()).toBe(0);
  }
});

test("oEmbed serves only our own profiles", async ({ request, baseURL }) => {
  const ask = (query: Record<string, string>) => request.get("/api/oembed", { params: query });
  const url = `${baseURL}/user/demo`;
  const answer = await ask({ url, format: "json", maxwidth: "320" });
  await expect(answer).toBeOK();
  expect(answer.headers()["access-control-allow-origin"]).toBe("*");
  expect(await answer.json()).toMatchObject({
    version: "1.0",
    type: "rich",
    author_name: "demo",
    width: 320,
    height: 600,
    html: expect.stringContaining(`${baseURL}/widget/demo`),
  });
  expect((await ask({ url, format: "xml" })).status()).toBe(501);
  expect((await ask({ url: `${baseURL}/user/nobody_at_all` })).status()).toBe(404);
  expect((await ask({ url: "https://other.test/user/demo" })).status()).toBe(404);
  expect((await ask({})).status()).toBe(400);
  expect((await ask({ url, maxwidth: "wide" })).status()).toBe(400);
});
