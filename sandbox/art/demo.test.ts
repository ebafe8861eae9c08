import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { drawAvatar, drawBanner } from "./demo.ts";

// Pictures are drawn one at a time on purpose, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

it("draws an avatar and a banner", async () => {
  const avatar = await sharp(await drawAvatar("demo")).metadata();
  const banner = await sharp(await drawBanner("demo")).metadata();
  expect([avatar.format, avatar.width, avatar.height]).toEqual(["jpeg", 512, 512]);
  expect([banner.format, banner.width, banner.height]).toEqual(["jpeg", 1500, 500]);
});
