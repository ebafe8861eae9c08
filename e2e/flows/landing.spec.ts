import { expect, test } from "../support/fixtures";
import { PORTAL } from "../support/games";
import { putOnShelf } from "../support/shelf";

test("shows the product in four blocks", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Your Gaming Journey" })).toBeVisible();
  await expect(
    main.getByText("Track, discover, and share your gaming adventures in one beautiful place"),
  ).toBeVisible();
  await expect(main.getByRole("heading", { name: "Everything You Need" })).toBeVisible();
  for (const [card, text] of [
    ["Discover Games", "A vast database of thousands of titles to add to your collection."],
    ["Track Progress", "Mark the games you have finished and build your collection."],
    ["Connect", "View other gamers’ profiles, collections and preferences."],
  ] as const) {
    const block = main.getByRole("listitem").filter({
      has: page.getByRole("heading", { level: 3, name: card, exact: true }),
    });
    await expect(block.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(main.getByRole("heading", { name: "Ready to Start Your Gaming Journey?" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Create Your Account" })).toHaveAttribute(
    "href",
    "/auth?mode=sign-up",
  );
  const poweredBy = page.getByRole("region", { name: "Powered by" });
  await expect(poweredBy.getByRole("link")).toHaveText([
    /^VercelStatic hosting/,
    /^SupabaseEdge backend/,
    /^IGDBGames database/,
  ]);
  const addresses = await poweredBy
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(["https://vercel.com", "https://supabase.com", "https://www.igdb.com"]);
});

test("links Browse Games to the games", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Browse Games" }).click();
  await expect(page).toHaveURL("/games");
  await expect(page.getByRole("heading", { level: 1, name: "Popular right now" })).toBeVisible();
});

test("links Get Started to sign-up for visitors and to the games for signed-in users", async ({
  page,
  signIn,
}) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/auth?mode=sign-up");
  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Create an account" })).toBeVisible();
  await signIn();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/games");
  await expect(page.getByRole("link", { name: "Create Your Account" })).toHaveAttribute(
    "href",
    "/settings/account",
  );
});

test("shows signed-in users their own games first", async ({ page, signIn, allowConsole }) => {
  allowConsole(/status of 503/);
  await signIn();
  await putOnShelf(page, [PORTAL]);
  const answer = "**/api/collection/highlights";
  const error = { code: "upstream_unavailable", message: "Unavailable." };
  await page.route(answer, (route) => route.fulfill({ status: 503, json: { error } }));
  await page.goto("/");
  const row = page.getByRole("region", { name: "Your shelf" });
  await expect(row.getByRole("heading", { name: "Your shelf could not be loaded" })).toBeVisible();
  await page.unroute(answer);
  await row.getByRole("button", { name: "Try again" }).click();
  await row.getByRole("link", { name: PORTAL.name }).click();
  await expect(page).toHaveURL(new RegExp(`/game/${PORTAL.id}/`));
});

test("shows an unknown address as not found, with status 404 and a way back", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Games" })).toHaveAttribute("href", "/games");
});

test("offers to try again if it is not known who is signed in", async ({ page, signIn, allowConsole }) => {
  allowConsole(/status of 503/);
  await signIn();
  const error = { code: "upstream_unavailable", message: "Unavailable." };
  await page.route("**/api/session", (route) => route.fulfill({ status: 503, json: { error } }));
  await page.goto("/");
  const feed = page.getByRole("region", { name: "From people you follow" });
  await expect(feed.getByText("The feed could not be loaded.")).toBeVisible();
  await page.unroute("**/api/session");
  await feed.getByRole("button", { name: "Try again" }).click();
  await expect(feed.getByText("Follow people, and what they finish")).toBeVisible();
});
