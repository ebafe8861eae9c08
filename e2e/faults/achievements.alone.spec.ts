import { randomInt } from "node:crypto";
import type { APIRequestContext } from "playwright/test";
import { findViolationsInProof } from "../support/axe";
import { ALL_FAULT_MODES } from "../support/faults";
import { DEMO, expect, test } from "../support/fixtures";
import { pressUntil } from "../support/page";
import { steamApps } from "../support/steam-apps";

const PROMISE_MS = 3000;
/** Allows for other work on the machine; a slow service takes longer. */
const LIMIT_MS = 2 * PROMISE_MS;
const FAILED = /status of 50\d/;
const PORTAL_2 = "/game/72/portal-2/achievements";

/** Achievements pages of games without cached Steam answers. */
async function somePaths(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get(`/api/games?list=popular&offset=${20 * randomInt(0, 12)}`);
  const { games }: { games: { path: string }[] } = await answer.json();
  return games.map(({ path }) => `${path}/achievements`);
}

/** They look alike to users; `npm run proof` runs all. */
const FAULT_MODES = process.env.PROOF ? ALL_FAULT_MODES : (["down"] as const);
const SERVICES = process.env.PROOF ? (["steam", "igdb"] as const) : (["steam"] as const);

for (const service of SERVICES) {
  for (const trouble of FAULT_MODES) {
    test(`${service} ${trouble}: shows an error that is not cached, and recovers`, async ({
      page,
      request,
      fault,
      allowConsole,
    }) => {
      allowConsole(FAILED);
      const paths = await somePaths(request);
      await fault(service, trouble);
      let path = "";
      for (const candidate of paths) {
        const answer = await request.get(candidate, { timeout: LIMIT_MS });
        if (answer.status() === 200) continue;
        path = candidate;
        expect(answer.status()).toBeGreaterThanOrEqual(500);
        expect(answer.headers()["cache-control"]).toContain("no-store");
        expect(await answer.text()).not.toMatch(/fetch failed|Too Many Requests|Maintenance|[?&]key=/);
        break;
      }
      expect(path, "a game that is on Steam and was not seen before").not.toBe("");

      await page.goto(path, { timeout: LIMIT_MS });
      await expect(page.getByRole("heading", { name: "Error Loading Achievements" })).toBeVisible();
      await expect(page.getByText(/Failed to load achievements/)).toBeVisible();
      await expect(page).toHaveTitle("Error Loading Achievements · Questshelf");
      expect(await findViolationsInProof(page)).toEqual([]);
      await fault(service, "ok");
      const shown = page.getByRole("heading", { name: /^(All Achievements|No Steam Achievements)/ });
      await pressUntil(page.getByRole("button", { name: "Try Again" }), () =>
        expect(shown).toBeVisible({ timeout: 5000 }),
      );
      await expect(await request.get(path)).toBeOK();
    });
  }
}

test("shows the list without the progress, which a retry loads", async ({
  page,
  signIn,
  request,
  fault,
  allowConsole,
}) => {
  allowConsole(FAILED);
  await expect(await request.get(PORTAL_2)).toBeOK();
  await signIn(DEMO);
  for (const mode of ["down", "garbage"] as const) {
    await fault("steam", mode);
    await page.goto(PORTAL_2);
    const progress = page.getByRole("complementary", { name: "Your Progress" });
    await expect(progress).toContainText("Steam can't be reached right now");
    await expect(page.getByRole("list", { name: /^All Achievements/ }).getByRole("listitem")).toHaveCount(8);
    await fault("steam", "ok");
    await progress.getByRole("button", { name: "Try Again" }).click();
    await expect(progress.getByText("Remaining")).toBeVisible();
  }
});

test("requests no achievements from Steam for game pages and second visits", async ({
  request,
  requestsSince,
}) => {
  await expect(await request.get(PORTAL_2)).toBeOK();
  const since = Date.now();
  const pages = (await somePaths(request)).map((path) => path.replace(/\/achievements$/, ""));
  for (const answer of await Promise.all(pages.map((path) => request.get(path)))) {
    await expect(answer).toBeOK();
  }
  await expect(await request.get(PORTAL_2)).toBeOK();
  expect(await requestsSince(since, "steam")).toEqual([]);
});

test("requests the list and the shares from Steam once on the first visit", async ({
  request,
  requestsSince,
}) => {
  let methods: (string | undefined)[] = [];
  // Another test may have requested some of them.
  for (const appId of steamApps()) {
    const since = Date.now();
    const path = `/api/steam/achievements?appid=${appId}`;
    const answers = await Promise.all([request.get(path), request.get(path), request.get(path)]);
    for (const answer of answers) await expect(answer).toBeOK();
    methods = (await requestsSince(since, "steam")).map((call) => call.path.split("/")[2]);
    if (methods.length > 0) break;
  }
  expect(methods.sort()).toEqual(["GetGlobalAchievementPercentagesForApp", "GetSchemaForGame"]);
});

test("rejects an unknown app without a call to Steam, after one catalogue lookup", async ({
  request,
  requestsSince,
}) => {
  const since = Date.now();
  const path = `/api/steam/achievements?appid=${4_000_000_100 + randomInt(100_000)}`;
  for (const _ of [1, 2]) {
    const answer = await request.get(path);
    expect([answer.status(), answer.headers()["cache-control"]]).toEqual([404, "no-store"]);
    expect((await answer.json()).error.code).toBe("not_found");
  }
  expect(await requestsSince(since, "steam")).toEqual([]);
  const lookups = (await requestsSince(since, "igdb")).map((call) => call.path);
  expect(lookups.filter((call) => !call.includes("token"))).toEqual(["/v4/external_games", "/v4/websites"]);
});

test("shows that the account is unavailable instead of the sign-in link", async ({
  page,
  signIn,
  fault,
  allowConsole,
}) => {
  allowConsole(FAILED);
  await signIn(DEMO);
  await fault("supabase", "down");
  await page.goto(PORTAL_2);
  const progress = page.getByRole("complementary", { name: "Your Progress" });
  await expect(progress).toContainText("Your account can't be reached right now");
  expect(await findViolationsInProof(page)).toEqual([]);
  await expect(progress.getByRole("link", { name: "Log In" })).toHaveCount(0);
  await fault("supabase", "ok");
  await progress.getByRole("button", { name: "Try Again" }).click();
  await expect(progress.getByText("Remaining")).toBeVisible();
});
