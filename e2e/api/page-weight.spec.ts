import { gzipSync } from "node:zlib";
import { MAX_PAGE_WEIGHT } from "../../scripts/bench/page-weight";
import { expect, test } from "../support/fixtures";

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
  "/user/demo/lists",
  "/list/5d3e0000-0000-4000-8000-000000000011/ten-i-would-start-again-tomorrow",
  "/status",
  "/privacy",
  "/assets",
  "/update/achievement-update",
];

for (const path of PUBLIC_PAGES) {
  test(`keeps the HTML of ${path} within its budget`, async ({ request }) => {
    const html = await (await request.get(path)).body();
    expect(html.length, "bytes").toBeLessThanOrEqual(MAX_PAGE_WEIGHT.raw);
    expect(gzipSync(html).length, "bytes gzipped").toBeLessThanOrEqual(MAX_PAGE_WEIGHT.gzipped);
  });
}
