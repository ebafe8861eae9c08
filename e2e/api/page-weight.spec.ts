import { gzipSync } from "node:zlib";
import type { APIRequestContext } from "playwright/test";
import { MAX_PAGE_WEIGHT } from "../../scripts/bench/page-weight";
import { expect, test } from "../support/fixtures";
import { fillCharts } from "../support/full-charts";

const PUBLIC_PAGES = [
  "/",
  "/games",
  "/games/action",
  "/game/1942/the-witcher-3-wild-hunt",
  "/game/1942/the-witcher-3-wild-hunt/achievements",
  "/company/nintendo?id=70",
  "/calendar",
  "/gallery",
  "/user/demo",
  "/user/demo/stats",
  "/user/demo/2026",
  "/user/demo/games/genre/12",
  "/user/demo/lists",
  "/list/5d3e0000-0000-4000-8000-000000000011/ten-i-would-start-again-tomorrow",
  "/status",
  "/privacy",
  "/assets",
  "/update/achievement-update",
];

async function expectWithinBudget(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  await expect(answer).toBeOK();
  const html = await answer.body();
  expect.soft(html.length, `bytes of ${path}`).toBeLessThanOrEqual(MAX_PAGE_WEIGHT.raw);
  expect
    .soft(gzipSync(html).length, `bytes of ${path}, gzipped`)
    .toBeLessThanOrEqual(MAX_PAGE_WEIGHT.gzipped);
}

for (const path of PUBLIC_PAGES) {
  test(`keeps the HTML of ${path} within its budget`, ({ request }) => expectWithinBudget(request, path));
}

test("keeps the HTML of full charts and of a full page of games within its budget", async ({
  newUser,
  requestAs,
  request,
}) => {
  const user = await newUser();
  await fillCharts(await requestAs(user), user);
  const year = new Date().getUTCFullYear();
  for (const end of ["stats", year, `games/added-before/${year}`, "completed"]) {
    await expectWithinBudget(request, `/user/${user.username}/${end}`);
  }
});
