import { gzipSync } from "node:zlib";
import type { APIRequestContext } from "playwright/test";
import { MAX_PAGE_WEIGHT } from "../../lab/bench/page-weight";
import { findPages } from "../../lab/bench/pages";
import { DEMO, expect, test } from "../support/fixtures";
import { fillCharts } from "../support/full-charts";

const PAGES = findPages("app");
const BY_SESSION = Object.groupBy(PAGES, ({ needsSession }) => (needsSession ? "owner" : "anyone"));
/** Longer variants of some of them. */
const LONG_PAGES = ["/games/action", "/company/nintendo?id=70", "/user/demo/2026"];

async function expectWithinBudget(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  await expect(answer).toBeOK();
  const html = await answer.body();
  expect.soft(html.length, `bytes of ${path}`).toBeLessThanOrEqual(MAX_PAGE_WEIGHT.raw);
  expect
    .soft(gzipSync(html).length, `bytes of ${path}, gzipped`)
    .toBeLessThanOrEqual(MAX_PAGE_WEIGHT.gzipped);
}

test("keeps the HTML of public pages within its budget", async ({ request }) => {
  for (const path of [...(BY_SESSION.anyone ?? []).map((page) => page.path), ...LONG_PAGES]) {
    await expectWithinBudget(request, path);
  }
});

test("answers each page of a signed-in user, so that the benchmark can measure it", async ({ requestAs }) => {
  const owner = await requestAs(DEMO);
  for (const { path } of BY_SESSION.owner ?? []) {
    const answer = await owner.get(path, { maxRedirects: 0 });
    expect.soft(answer.status(), path).toBe(200);
  }
});

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
