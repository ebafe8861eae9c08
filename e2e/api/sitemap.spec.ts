import { expect, test } from "../support/fixtures";

test("robots.txt lists the sitemaps, which list every game and company", async ({
  request,
  page,
  baseURL,
}) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /api/");
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);

  /** The URLs of a sitemap file, read by a real XML parser. */
  const read = async (url: string, item: string) => {
    const answer = await request.get(url);
    expect(answer.headers()["content-type"]).toContain("application/xml");
    expect(answer.headers()["cache-control"]).toContain("s-maxage=86400");
    return page.evaluate(
      ([xml = "", name = ""]) => {
        const document = new DOMParser().parseFromString(xml, "application/xml");
        if (document.querySelector("parsererror")) throw new Error("not well-formed");
        return [...document.querySelectorAll(name)].map((node) => ({
          loc: node.querySelector("loc")?.textContent ?? "",
          lastmod: node.querySelector("lastmod")?.textContent ?? null,
        }));
      },
      [await answer.text(), item],
    );
  };

  const files = await read("/sitemap.xml", "sitemap");
  expect(files.map(({ loc }) => loc)).toEqual([
    `${baseURL}/sitemaps/pages.xml`,
    `${baseURL}/sitemaps/games/1.xml`,
    `${baseURL}/sitemaps/companies/1.xml`,
  ]);
  const pages = await read(`${baseURL}/sitemaps/pages.xml`, "url");
  for (const { loc } of pages) expect((await request.get(loc)).status(), loc).toBe(200);

  const games = await read(`${baseURL}/sitemaps/games/1.xml`, "url");
  expect(games.length).toBeGreaterThan(400);
  expect(new Set(games.map(({ loc }) => loc)).size).toBe(games.length);
  const witcher = games.find(({ loc }) => loc === `${baseURL}/game/1942/the-witcher-3-wild-hunt`);
  expect(Date.parse(witcher?.lastmod ?? "")).not.toBeNaN();

  const companies = await read(`${baseURL}/sitemaps/companies/1.xml`, "url");
  expect(companies.length).toBeGreaterThan(100);
  expect(new Set(companies.map(({ loc }) => loc)).size).toBe(companies.length);
  expect(companies.map(({ loc }) => loc)).toContain(`${baseURL}/company/nintendo?id=70`);
  for (const { loc } of [companies[0], companies.at(-1), companies[50]].filter(
    (entry) => entry !== undefined,
  )) {
    const answer = await request.get(loc, { maxRedirects: 0 });
    expect(answer.status(), loc).toBe(200);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await answer.text())?.[1];
    expect(canonical?.replaceAll("&amp;", "&"), "the address that the page itself gives").toBe(loc);
  }
});

for (const file of [
  ...["0.xml", "2.xml", "99999.xml", "1", "x.xml", "01.xml"].map((name) => `games/${name}`),
  "companies/2.xml",
  "people/1.xml",
  "constructor/1.xml",
]) {
  test(`there is no sitemap ${file}`, async ({ request }) => {
    expect((await request.get(`/sitemaps/${file}`)).status()).toBe(404);
  });
}

test("the manifest's icons have their declared sizes", async ({ page }) => {
  await page.goto("/");
  const href = (await page.locator('link[rel="manifest"]').getAttribute("href")) ?? "";
  const manifest = await (await page.request.get(href)).json();
  expect(manifest).toMatchObject({ name: "Questshelf", display: "standalone", start_url: "/games" });
  const links = await page.locator('link[rel="icon"], link[rel="apple-touch-icon"]').all();
  const linked = await Promise.all(
    links.map(async (link) => ({
      src: await link.getAttribute("href"),
      sizes: await link.getAttribute("sizes"),
    })),
  );
  expect(linked).toHaveLength(2);
  for (const { src, sizes } of [...manifest.icons, ...linked]) {
    const width = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return image.naturalWidth;
    }, src);
    if (sizes !== "any") expect(`${width}x${width}`, src).toBe(sizes);
  }
});
