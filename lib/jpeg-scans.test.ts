import sharp from "sharp";
import { expect, test } from "vitest";
import { hasTooManyScans } from "./jpeg-scans";
import { slowJpeg } from "./test-slow-jpeg";

test("refuses a small file with thousands of scans", async () => {
  const slow = slowJpeg(10_000);
  expect(slow.byteLength).toBeLessThan(300_000);
  expect(await sharp(slow).metadata()).toMatchObject({ format: "jpeg", width: 992, height: 992 });
  expect(hasTooManyScans(slow)).toBe(true);
});

test.each([true, false])("takes a noisy picture, progressive: %s", async (mozjpeg) => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 600, height: 600, channels: 3, background: "#000", noise } });
  expect(hasTooManyScans(await picture.jpeg({ quality: 100, mozjpeg }).toBuffer())).toBe(false);
});
