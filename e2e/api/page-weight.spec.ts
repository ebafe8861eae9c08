import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { APIRequestContext } from "playwright/test";
import { MAX_PAGE_WEIGHT } from "../../lab/bench/page-weight";
import { findPages } from "../../lab/bench/pages";
import { DEMO, expect, test } from "../support/fixtures";
import { fillCharts } from "../support/full-charts";
import { personOf } from "../support/people";
import { write } from "../support/reviews";

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

/** Words of hexadecimal digits: they compress about as well as prose. */
const proseOf = (author: string) =>
  Array.from({ length: 300 }, (_, index) =>
    createHash("sha256")
      .update(`${author} ${index}`)
      .digest("hex")
      .slice(0, 3 + (index % 6)),
  ).join(" ");

test("keeps the HTML of a game with long reviews within its budget", async ({
  newUser,
  requestAs,
  request,
}) => {
  // No sample account has reviewed it, and no other test does.
  const game = { id: 981_797, path: "/game/981797/grim-fandango" };
  const names: string[] = [];
  for (let left = 3; left > 0; left -= 1) {
    const author = await requestAs(await newUser());
    const { username } = await personOf(author);
    await write(author, game, { text: proseOf(username) });
    names.push(username);
  }
  const html = await (await request.get(game.path)).text();
  for (const name of names) expect(html).toContain(`href="/user/${name}"`);
  await expectWithinBudget(request, game.path);
});
