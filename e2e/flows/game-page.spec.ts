import { expect, test } from "../support/fixtures";
import { headOf } from "../support/html-head";

const PORTAL_2 = { id: 72, path: "/game/72/portal-2" };
/** Higher than any id of IGDB and of the sample catalogue. */
const UNKNOWN_ID = 200_000_001;
/** What it counts of users' shelves is fresh for a minute. */
const CACHED = "s-maxage=60, stale-while-revalidate=86340, must-revalidate";

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the game's facts", async ({ page }) => {
    await page.goto(PORTAL_2.path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: "Portal 2" })).toBeVisible();
    await expect(main.getByText("2011", { exact: true })).toBeVisible();
    await expect(main.getByText("Rating: 92 out of 100")).toBeVisible();
    await expect(main.getByText(/Chell wakes ages later in a laboratory/)).toBeVisible();
    await expect(
      main.getByText(/^PC \(Microsoft Windows\), Mac, PlayStation 3, Xbox 360/).first(),
    ).toBeVisible();
    for (const name of ["Puzzle", "Platform", "Adventure"]) {
      await expect(main.getByRole("link", { name, exact: true }).first()).toBeVisible();
    }
    await expect(main.getByRole("definition").filter({ hasText: "Valve" }).first()).toBeVisible();
  });

  test("serves a game without cover, dates and rating", async ({ page }) => {
    const answer = await page.goto("/game/910546/mass-effect-5");
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: "Mass Effect 5" })).toBeVisible();
    await expect(page.getByText("Release date unknown")).toBeVisible();
  });
});

test("serves a complete head on the first visit", async ({ request, baseURL }) => {
  const origin = new URL(baseURL ?? "").origin;
  // A game that no other test visits, so that its page is not cached.
  const path = "/game/26226/celeste";
  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["cache-control"]).toBe(CACHED);

  const head = await headOf(answer);
  expect(head.title).toBe("Celeste (2018) · Questshelf");
  expect(head.canonical).toBe(origin + path);
  const description = head.all("description")[0] ?? "";
  expect(description).toMatch(/^Madeline climbs a mountain/);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(head.all("og:title")).toEqual(["Celeste (2018)"]);
  expect(head.all("og:description")).toEqual([description]);
  expect(head.all("og:url")).toEqual([origin + path]);
  expect(head.all("og:site_name")).toEqual(["Questshelf"]);
  expect(head.all("og:type")).toEqual(["website"]);
  expect(head.all("twitter:card")).toEqual(["summary_large_image"]);
  expect(head.all("twitter:title")).toEqual(["Celeste (2018)"]);
  expect(head.all("twitter:description")).toEqual([description]);

  for (const prefix of ["og:image", "twitter:image"]) {
    const images = head.all(prefix);
    expect(images.length).toBeGreaterThanOrEqual(2);
    expect(head.all(`${prefix}:width`)).toHaveLength(images.length);
    expect(head.all(`${prefix}:height`)).toHaveLength(images.length);
    expect(head.all(`${prefix}:alt`)).toHaveLength(images.length);
    const sizes = head
      .all(`${prefix}:width`)
      .map((width, index) => `${width}x${head.all(`${prefix}:height`)[index]}`);
    expect(sizes).toEqual(expect.arrayContaining(["1200x1600", "1920x1080"]));
    for (const image of images) {
      expect(image, "an absolute address").toMatch(/^https?:\/\//);
      const picture = await request.get(image);
      expect(picture.status(), image).toBe(200);
      expect(picture.headers()["content-type"], image).toBe("image/jpeg");
      expect((await picture.body()).byteLength, image).toBeGreaterThan(5000);
    }
  }
});

test("redirects other spellings permanently to the canonical address", async ({ request }) => {
  for (const path of ["/game/72", "/game/72/", "/game/72/portal", "/game/72/Portal-2", "/game/72/a%2Fb"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(308);
    const end = await request.get(path);
    expect(new URL(end.url()).pathname, path).toBe(PORTAL_2.path);
    expect(end.status()).toBe(200);
  }
});

test("shows an unknown game as not found, with a way back", async ({ page, allowConsole }) => {
  allowConsole(/404/);
  const answer = await page.goto(`/game/${UNKNOWN_ID}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Game not found" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await page.getByRole("link", { name: "Back to Games" }).click();
  await expect(page).toHaveURL("/games");
  await expect(page.getByRole("main").getByRole("link", { name: /./ }).first()).toBeVisible();
});

test.describe("responds 4xx to an address without a game", () => {
  test("id", async ({ request }) => {
    const ids: [string, string][] = [
      ["letters", "portal"],
      ["zero", "0"],
      ["negative", "-1"],
      ["beyond 32 bits", "2147483648"],
      ["far beyond", "9".repeat(400)],
      ["exponent", "1e3"],
      ["fraction", "72.5"],
      ["hexadecimal", "0x48"],
      ["leading zero", "072"],
      ["space", "72%20"],
      ["plus", "+72"],
      ["NUL", "72%00"],
      ["unicode digits", "%D9%A7%D9%A2"],
      ["unicode", "%F0%9F%8E%AE"],
      ["encoded slash", "72%2Fportal-2"],
      ["encoded backslash", "72%5Cportal-2"],
      ["query language", "72%3B%20fields%20*"],
      ["half an escape", "%"],
      ["a broken escape", "%zz"],
      ["broken UTF-8", "%ff"],
      ["very long", "x".repeat(4000)],
    ];
    for (const [what, id] of ids) {
      for (const path of [`/game/${id}`, `/game/${id}/portal-2`]) {
        const { status } = await statusOf(request, path);
        expect(status, what).toBeGreaterThanOrEqual(400);
        expect(status, what).toBeLessThan(500);
      }
    }
  });

  test("slug", async ({ request }) => {
    for (const slug of ["%zz", "%ff", "portal-2/more"]) {
      const { status } = await statusOf(request, `/game/72/${slug}`);
      expect(status, slug).toBeGreaterThanOrEqual(400);
      expect(status, slug).toBeLessThan(500);
    }
  });

  test("slug: redirects very long, Unicode and empty ones to the game", async ({ request }) => {
    for (const slug of ["x".repeat(200), "%E3%82%B2%E3%83%BC%E3%83%A0", "%00", "%25"]) {
      const { status, location } = await statusOf(request, `/game/72/${slug}`);
      expect({ status, location }, slug.slice(0, 60)).toEqual({ status: 308, location: PORTAL_2.path });
    }
  });
});

type Requests = import("playwright/test").APIRequestContext;

async function statusOf(request: Requests, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  return { status: answer.status(), location: answer.headers().location };
}
