import type { APIRequestContext } from "playwright/test";
import { DEMO, expect, test } from "../support/fixtures";
import { headOf } from "../support/html-head";

const GAMES = [1942, 72, 113_112];

/** Adds completed games to the shelf of the sender, and shows what it names of it. */
async function fillShelf(owner: APIRequestContext, shownSections: string[]) {
  for (const game of GAMES) {
    await expect(await owner.put(`/api/collection/${game}`, { data: { status: "completed" } })).toBeOK();
  }
  await show(owner, { shownSections });
}

async function show(owner: APIRequestContext, data: object) {
  await expect(await owner.patch("/api/profile", { data })).toBeOK();
}

const YEAR = new Date().getUTCFullYear();

test("shows everyone what the owner shows", async ({ page }) => {
  await page.goto("/user/demo");
  await page.getByRole("navigation", { name: "Status" }).getByRole("link", { name: "Statistics" }).click();
  await expect(page).toHaveURL("/user/demo/stats");
  await page.getByRole("heading", { name: "By status" }).click();
  const statuses = page.getByRole("table", { name: "By status" });
  await expect(statuses.getByRole("row", { name: /Completed/ })).toContainText(/\d/);
  const ratings = page.getByRole("region", { name: "Ratings" });
  await ratings.getByRole("heading").click();
  await ratings.getByText("Table", { exact: true }).click();
  await expect(ratings.getByRole("row", { name: /^10\/10 \d/ })).toBeVisible();
  await statuses.getByRole("link", { name: "Completed" }).click();
  await expect(page).toHaveURL("/user/demo/completed");
});

test("leads the owner from each bar to the shelf", async ({ page, signIn }) => {
  await signIn(DEMO);
  await page.goto("/collection/stats");
  await page.getByRole("heading", { name: "Genres" }).click();
  const genre = page.getByRole("table", { name: "Genres" }).getByRole("row").nth(1);
  await expect(genre.getByRole("link")).toHaveAttribute("href", /^\/collection\?genre=\d+$/);
  // The row's figure, beyond its link.
  const { width = 0, height = 0 } = (await genre.boundingBox()) ?? {};
  await genre.click({ position: { x: width - 4, y: height / 2 } });
  await expect(page).toHaveURL(/\/collection\?genre=\d+$/);
  await page.goBack();
  await page.getByRole("region", { name: "Ratings" }).getByRole("heading").click();
  const rating = page.getByRole("link", { name: /^10\/10: \d/ });
  await rating.focus();
  await expect(rating).toBeFocused();
  await rating.press("Enter");
  await expect(page).toHaveURL("/collection?rating=10");

  await page.goBack();
  await page.getByRole("navigation", { name: "Years in review" }).getByRole("link", { name: "2025" }).click();
  await expect(page.getByRole("heading", { name: "2025" })).toBeVisible();
  await page.getByRole("link", { name: "Next year: 2026" }).click();
  await expect(page).toHaveURL("/collection/stats/year?of=2026");
  const completed = await page.getByRole("list", { name: "September" }).getByRole("listitem").count();
  await page.getByRole("link", { name: "September: games finished" }).press("Enter");
  await expect(page).toHaveURL("/collection?status=completed&completed=2026-09");
  await expect(page.getByText("Completed September 2026")).toBeVisible();
  await expect(page.getByRole("button", { name: /^More for / })).toHaveCount(completed);
});

test("counts in a bar as many games as the shelf that it leads to", async ({ requestAs }) => {
  const owner = await requestAs(DEMO);
  type Bar = { to: string; value: number };
  type Chart = { id: string; href: string; bars?: Bar[]; columns?: Bar[] };
  const { charts }: { charts: Chart[] } = await (await owner.get("/api/statistics")).json();
  // The months of plays lead to the journal.
  const ofShelf = charts
    .filter(({ id }) => id !== "played")
    .map(({ href, bars, columns = [] }) =>
      (bars ?? columns.filter(({ value }) => value > 0)).map(({ to, value }) => ({ href: href + to, value })),
    );
  const ends = ofShelf.flatMap((bars) => [...bars.slice(0, 1), ...bars.slice(1).slice(-1)]);
  expect(ends.length).toBeGreaterThanOrEqual(18);
  for (const { href, value } of ends) {
    const { total } = await (await owner.get(`/api${href}`)).json();
    expect([href, total]).toEqual([href, value]);
  }
});

test("tells owners who sees their figures, and offers the picture of a year that others see", async ({
  page,
  signIn,
  requestAs,
}) => {
  const user = await signIn();
  const owner = await requestAs(user);
  await page.goto("/collection/stats");
  await expect(page.getByRole("link", { name: "Browse games" })).toBeVisible();
  await fillShelf(owner, ["statistics", "dates"]);
  await page.goto(`/collection/stats/year?of=${YEAR}`);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Story" }).click();
  await page.getByRole("switch", { name: "My name" }).click();
  const picture = page.getByRole("link", { name: "Save picture" });
  await expect(picture).toHaveAttribute("href", `/og/year/${YEAR}storyhr_${user.username}.jpg`);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "What others see" })).toBeVisible();

  await show(owner, { visibility: "private" });
  await page.reload();
  await expect(page.getByText("To share it, show dates and statistics in the settings.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Share" })).toHaveCount(0);
  await page.goto("/collection/stats");
  await expect(page.getByText("Others cannot see your statistics")).toBeVisible();
  await expect(page.getByRole("link", { name: "What others see" })).toHaveCount(0);
});

test("refuses a year without entries, and an invalid one", async ({ userRequest }) => {
  const answerOf = async (year: string) =>
    (await userRequest.get(`/api/statistics/year?of=${year}`)).status();
  expect([await answerOf("1999"), await answerOf("x"), await answerOf("-1")]).toEqual([404, 400, 400]);
});

test("sends a visitor without a session to sign in, and back", async ({ page }) => {
  await page.goto("/collection/stats");
  await expect(page).toHaveURL(/\/auth\?next=%2Fcollection%2Fstats/);
});

test("has figures, metadata and a picture in the HTML, equal for everyone", async ({ request }) => {
  const stats = await request.get("/user/demo/stats");
  expect(stats.status()).toBe(200);
  expect(stats.headers()["cache-control"]).toBe("s-maxage=60, stale-while-revalidate=86340, must-revalidate");
  const head = await headOf(stats);
  expect(head.title).toBe("demo: Statistics · Questshelf");
  expect(head.canonical).toMatch(/\/user\/demo\/stats$/);
  expect(head.html).toContain("By status");
  expect(head.html).not.toContain("/collection?");
  expect((await request.get("/user/DEMO/stats", { maxRedirects: 0 })).headers().location).toBe(
    "/user/demo/stats",
  );

  const year = await headOf(await request.get("/user/demo/2026"));
  expect(year.title).toBe("demo: 2026 in review · Questshelf");
  expect(year.canonical).toMatch(/\/user\/demo\/2026$/);
  const [picture = ""] = year.all("og:image");
  expect(picture).toMatch(/\/og\/year\/2026_demo-[0-9a-f]{12}\.jpg$/);
  const image = await request.get(new URL(picture).pathname);
  expect([image.status(), image.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  expect(image.headers()["cache-control"]).toBe("public, max-age=60");
});

test("is a plain 404 where there is nothing to see", async ({ request }) => {
  for (const path of [
    "/user/nobody_at_all/stats",
    "/user/nobody_at_all/2026",
    "/user/demo/1999",
    "/user/demo/2099",
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
  const pictures = [
    "2026_nobody_at_all",
    "1999_demo",
    "2026",
    "1969_demo",
    "2026square_demo",
    "2026postnh_demo",
  ];
  for (const path of pictures.map((name) => `/og/year/${name}.jpg`)) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
});

test("follows what the owner hides, from the next load on", async ({ newUser, requestAs, request }) => {
  const user = await newUser();
  const owner = await requestAs(user);
  const paths = [
    `/user/${user.username}/stats`,
    `/user/${user.username}/${YEAR}`,
    `/og/year/${YEAR}posth_${user.username}.jpg`,
  ];
  const statuses = () => Promise.all(paths.map(async (path) => (await request.get(path)).status()));
  const tab = async () =>
    (await (await request.get(`/user/${user.username}`)).text()).includes(`href="${paths[0]}"`);
  await fillShelf(owner, ["statistics", "dates"]);
  expect([await statuses(), await tab()]).toEqual([[200, 200, 200], true]);
  expect(await (await request.get(paths[0] ?? "")).text()).toContain("Completed by month");

  await show(owner, { shownSections: ["statistics"] });
  expect(await statuses()).toEqual([200, 404, 404]);
  expect(await (await request.get(paths[0] ?? "")).text()).not.toContain("Completed by month");
  expect(await (await owner.get("/api/statistics")).text()).toContain("Completed by month");
  await expect(await owner.get(`/api/statistics/year?of=${YEAR}`)).toBeOK();

  await show(owner, { shownSections: ["dates"] });
  expect([await statuses(), await tab()]).toEqual([[404, 404, 404], false]);
  await show(owner, { shownSections: ["statistics", "dates"], visibility: "private" });
  expect(await statuses()).toEqual([404, 404, 404]);
});

test("shows that there is no game yet", async ({ newUser, request }) => {
  const { username } = await newUser();
  const answer = await request.get(`/user/${username}/stats`);
  expect(answer.status()).toBe(200);
  const { html, meta } = await headOf(answer);
  expect(html).toContain("No games yet, so there is nothing to count.");
  expect(meta("robots")).toContain("noindex");
});
