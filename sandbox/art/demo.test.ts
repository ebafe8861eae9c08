import sharp from "sharp";
import { expect, it } from "vitest";
import { drawAvatar, drawBanner } from "./demo.ts";

it("draws an avatar and a banner", async () => {
  const avatar = await sharp(await drawAvatar("demo")).metadata();
  const banner = await sharp(await drawBanner("demo")).metadata();
  expect([avatar.format, avatar.width, avatar.height]).toEqual(["jpeg", 512, 512]);
  expect([banner.format, banner.width, banner.height]).toEqual(["jpeg", 1500, 500]);
});
