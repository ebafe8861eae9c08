import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { BANNER, FAVICON, formatBytes } from "./asset-files";

for (const { path, bytes, name } of [BANNER, FAVICON]) {
  test(`the ${name.toLowerCase()} has the size that the page names`, () => {
    expect(formatBytes(readFileSync(`public${path}`).byteLength)).toBe(formatBytes(bytes));
  });
}

test("the banner has the pixels that the page names, and fits a link preview", async () => {
  const { width, height, format } = await sharp(`public${BANNER.path}`).metadata();
  expect([`${width} × ${height} px`, format]).toEqual([BANNER.size, "png"]);
  expect(width / height).toBeCloseTo(1200 / 630);
});

test("the favicon is the one of the site", () => {
  expect(readFileSync(`public${FAVICON.path}`, "utf8")).toBe(readFileSync("app/icon.svg", "utf8"));
});
