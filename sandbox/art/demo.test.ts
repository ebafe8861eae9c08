import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { drawAvatar, drawBanner, drawSmallBanner } from "./demo.ts";

// Pictures are drawn sequentially, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

it("draws an avatar and a banner", async () => {
  const avatar = await sharp(await drawAvatar("demo")).metadata();
  const banner = await sharp(await drawBanner("demo")).metadata();
  const small = await sharp(await drawSmallBanner("demo")).metadata();
  expect([avatar.format, avatar.width, avatar.height]).toEqual(["jpeg", 384, 384]);
  expect([banner.format, banner.width, banner.height]).toEqual(["jpeg", 1500, 500]);
  expect([small.format, small.width, small.height]).toEqual(["webp", 1000, 333]);
});
