import type { APIRequestContext } from "playwright/test";
import { expectFallback, FAULT_MODES, requestRoute, requestUntilOk, SLOW_MS } from "../support/faults";
import { expect } from "../support/fixtures";
import { test } from "../support/own-app";
import { READ_ROUTES, type RouteSamples } from "../support/read-routes";

const GALLERY = "/api/gallery";
const GALLERY_SIZE = 100;
const PAGE_SIZE = 20;
/** The app id is that of Portal 2. */
const ACHIEVEMENTS = "/api/steam/achievements?appid=620";
const PLAYERS_SHARES = "GET /ISteamUserStats/GetGlobalAchievementPercentagesForApp";
/** In every cache on the way. */
const FOR_A_MINUTE = "s-maxage=60, stale-while-revalidate=240, must-revalidate";

const NO_USER = { username: "", avatarUrl: "" };
const SAMPLES: RouteSamples = {
  site: "",
  games: [],
  companies: [],
  wantedFeed: "",
  playing: "",
  importId: "",
  lists: [],
  review: "",
  seen: NO_USER,
  unseen: NO_USER,
};

/** Routes with a single URL, requested from an app that has not cached them. */
const ONLY_ONES = Object.values(READ_ROUTES).filter(({ isOnlyOne }) => isOnlyOne);

test.skip(!process.env.PROOF, "An app of its own takes time that only `npm run proof` has.");

async function seePopularGames(request: APIRequestContext) {
  for (let offset = 0; offset < GALLERY_SIZE; offset += PAGE_SIZE) {
    await requestUntilOk(request, `/api/games?list=popular&offset=${offset}`);
  }
}

test("fails plainly for uncached routes, caches no failure, and recovers by itself", async ({
  ownApp,
  requestAs,
  fault,
}) => {
  test.setTimeout(120_000);
  expect(ownApp.site).not.toBe("");
  const request = await requestAs();
  const rows = ONLY_ONES.flatMap((address) => address.paths(SAMPLES).map((path) => ({ path, address })));
  expect(rows.map(({ path }) => path)).toContain(GALLERY);
  for (const trouble of FAULT_MODES) {
    await fault("supabase", trouble, trouble === "slow" ? SLOW_MS : undefined);
    await Promise.all(
      rows.map(async ({ path, address }) =>
        expectFallback(await requestRoute(request, path, address.limitMs), address),
      ),
    );
    await fault("supabase", "ok");
  }
  await seePopularGames(request);

  // Pages that lack a part are complete again within a minute.
  await fault("steam", "down", undefined, { call: PLAYERS_SHARES });
  const achievements = await requestRoute(request, ACHIEVEMENTS);
  await fault("supabase", "down");
  const gallery = await requestRoute(request, GALLERY);
  for (const { name, status, headers } of [gallery, achievements]) {
    expect([name, status, headers["cache-control"]]).toEqual([name, 200, FOR_A_MINUTE]);
  }
  const { games }: { games: { platforms: string[] }[] } = JSON.parse(gallery.text);
  expect(games).toHaveLength(GALLERY_SIZE);
  expect(games.flatMap(({ platforms }) => platforms)).toEqual([]);
  const { userAchievements, globalStats } = JSON.parse(achievements.text);
  expect(userAchievements).not.toEqual([]);
  expect(globalStats).toEqual([]);

  await fault("supabase", "ok");
  for (const { path } of rows) await requestUntilOk(request, path);
});
