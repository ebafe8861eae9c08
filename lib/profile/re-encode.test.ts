import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it, vi } from "vitest";
import { captureLog } from "@/lib/test-log";
import { slowJpeg } from "@/lib/test-slow-jpeg";
import { DAMAGED, encodeAvatar, encodeBanner, TOO_MANY_PIXELS, WRONG_KIND } from "./re-encode";

/** Red at the left, blue at the right. */
async function halves(width: number, height: number): Promise<Sharp> {
  const right = await sharp({
    create: { width: Math.floor(width / 2), height, channels: 3, background: "#0000ff" },
  })
    .png()
    .toBuffer();
  const canvas = sharp({ create: { width, height, channels: 3, background: "#ff0000" } });
  return sharp(
    await canvas
      .composite([{ input: right, gravity: "east" }])
      .png()
      .toBuffer(),
  );
}

async function colorAt(bytes: Buffer, left: number, top: number): Promise<string> {
  const spot = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return [...spot].map((value) => (value > 127 ? "1" : "0")).join("");
}

/** The head of a PNG of any size, whose content is empty: a few bytes that promise gigabytes. */
function promisingPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc32(body), body.length + 4);
    return out;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

describe.each([
  ["encodeAvatar", encodeAvatar],
  ["encodeBanner", encodeBanner],
])("%s", (_, encode) => {
  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ["a program", Buffer.from("MZ\x90\0\x03\0\0\0", "latin1")],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a GIF", Buffer.from("GIF89a\x01\0\x01\0\0\0\0;", "latin1")],
  ])("refuses %s", async (_kind, bytes) => {
    await expect(encode(bytes)).rejects.toMatchObject({ code: "invalid_input", message: WRONG_KIND });
  });

  it("refuses a JPEG of thousands of scans undecoded", async () => {
    const resize = vi.spyOn(sharp.prototype, "resize");
    await expect(encode(slowJpeg(10_000))).rejects.toMatchObject({ code: "invalid_input", message: DAMAGED });
    expect(resize).not.toHaveBeenCalled();
    resize.mockRestore();
  });

  it("refuses an SVG that begins like a PNG", async () => {
    const bytes = Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ]);
    await expect(encode(bytes)).rejects.toMatchObject({ code: "invalid_input", message: DAMAGED });
  });

  it("refuses 30,000 × 30,000 pixels without decoding them", async () => {
    const before = process.memoryUsage().rss;
    const bytes = promisingPng(30_000, 30_000);
    expect(bytes.byteLength).toBeLessThan(200);
    await expect(encode(bytes)).rejects.toMatchObject({ code: "invalid_input", message: TOO_MANY_PIXELS });
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });

  it.each(["jpeg", "png", "webp"] as const)("refuses a truncated %s", async (format) => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: "#888",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    })
      .toFormat(format)
      .toBuffer();
    const cut = whole.subarray(0, Math.floor(whole.length * 0.6));
    await expect(encode(cut)).rejects.toMatchObject({ code: "invalid_input", message: DAMAGED });
  });

  it("removes location and camera metadata", async () => {
    const taken = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#aa5500" } })
      .withExif({
        IFD0: { Make: "Questcam", Copyright: "Somebody" },
        IFD3: {
          GPSLatitudeRef: "N",
          GPSLatitude: "50/1 5/1 0/1",
          GPSLongitudeRef: "E",
          GPSLongitude: "14/1 25/1 0/1",
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    expect(taken.includes("Questcam")).toBe(true);
    const { bytes } = await encode(taken);
    const { exif, xmp, iptc } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    expect(bytes.includes("Questcam") || bytes.includes("secret")).toBe(false);
  });

  it("rotates a picture by its EXIF orientation", async () => {
    // Orientation 6: the top of the scene is at the right of the file.
    const lying = await (await halves(200, 200)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { bytes } = await encode(lying);
    expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
    expect([await colorAt(bytes, 100, 20), await colorAt(bytes, 100, 180)]).toEqual(["100", "001"]);
  });

  it("keeps the colors of a CMYK picture", async () => {
    const print = await (await halves(100, 100)).toColourspace("cmyk").jpeg().toBuffer();
    expect((await sharp(print).metadata()).space).toBe("cmyk");
    const { bytes } = await encode(print);
    expect((await sharp(bytes).metadata()).space).toBe("srgb");
    expect([await colorAt(bytes, 10, 50), await colorAt(bytes, 90, 50)]).toEqual(["100", "001"]);
  });

  it("takes the first frame of an animation", async () => {
    const frames = await Promise.all(
      ["#ff0000", "#0000ff"].map((background) =>
        sharp({ create: { width: 60, height: 60, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { bytes } = await encode(moving);
    const { pages = 1, height } = await sharp(bytes).metadata();
    expect([pages, height, await colorAt(bytes, 30, 30)]).toEqual([1, 60, "100"]);
  });
});

it("makes an avatar a square JPEG of at most 384 px, with white for transparency", async () => {
  const wide = await (await halves(2000, 600)).png().toBuffer();
  const { kind, bytes } = await encodeAvatar(wide);
  expect(kind).toBe("jpeg");
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 384, height: 384 });
  expect([await colorAt(bytes, 10, 192), await colorAt(bytes, 370, 192)]).toEqual(["100", "001"]);

  const clear = await sharp({ create: { width: 40, height: 30, channels: 4, background: "#0000" } })
    .png()
    .toBuffer();
  const small = await encodeAvatar(clear);
  expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 30, height: 30 });
  expect(await colorAt(small.bytes, 5, 5)).toBe("111");
});

it.each(["jpeg", "png", "webp"] as const)(
  "keeps a banner a %s, and no wider than 1,600 px, beside a WebP for phones",
  async (format) => {
    const { kind, bytes, small } = await encodeBanner(
      await (await halves(3000, 1000)).toFormat(format).toBuffer(),
    );
    expect(kind).toBe(format);
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 1600, height: 533 });
    expect(await sharp(small ?? "").metadata()).toMatchObject({ format: "webp", width: 1000, height: 333 });
  },
);

it("stores a banner when its small form cannot be made", async () => {
  const lines = captureLog();
  const banner = await (await halves(300, 100)).jpeg().toBuffer();
  const webp = vi.spyOn(sharp.prototype, "webp").mockImplementation(() => {
    throw new Error("timeout: 10% complete");
  });
  const { kind, small } = await encodeBanner(banner).finally(() => webp.mockRestore());
  expect([kind, small]).toEqual(["jpeg", null]);
  expect(lines()).toMatchObject([{ event: "small_banner_not_made" }]);
});

it("shrinks a banner that exceeds the bucket's limit", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const large = await sharp({ create: { width: 1600, height: 1900, channels: 3, background: "#888", noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { kind, bytes } = await encodeBanner(large);
  expect(kind).toBe("png");
  expect(bytes.byteLength).toBeLessThanOrEqual(5 * 1024 * 1024);
  expect((await sharp(bytes).metadata()).width).toBe(1000);
});
