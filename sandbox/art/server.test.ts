import sharp from "sharp";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Tables } from "../igdb/tables.ts";
import { createImageHandler } from "./server.ts";

// Pictures are drawn sequentially, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const tables: Tables = {
  games: [
    { id: 1, name: "Elden Ring", slug: "elden-ring", cover: 11, screenshots: [21, 22], artworks: [31] },
    { id: 2, name: "Тетрис", slug: "tetris", cover: 12 },
    { id: 3, name: "Elden Ring", slug: "elden-ring--1", cover: 13 },
  ],
  covers: [
    { id: 11, image_id: "co1", game: 1 },
    { id: 12, image_id: "co2", game: 2 },
    { id: 13, image_id: "co3", game: 3 },
  ],
  screenshots: [
    { id: 21, image_id: "sc1", game: 1 },
    { id: 22, image_id: "sc2", game: 1 },
  ],
  artworks: [{ id: 31, image_id: "ar1", game: 1 }],
  companies: [{ id: 5, name: "FromSoftware", logo: 51 }],
  company_logos: [{ id: 51, image_id: "cl1" }],
  platforms: [{ id: 6, name: "PC (Microsoft Windows)", platform_logo: 61 }],
  platform_logos: [{ id: 61, image_id: "pl1" }],
};

let handler: (request: Request) => Promise<Response>;
beforeAll(() => {
  handler = createImageHandler({ tables });
});

const get = (path: string) => handler(new Request(`http://sandbox.test${path}`));
const bytes = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());

describe("sizes", () => {
  it.each([
    ["/t_micro/co1.jpg", 35, 35],
    ["/t_thumb/co1.jpg", 90, 90],
    ["/t_thumb_2x/co1.jpg", 180, 180],
    ["/t_cover_small/co1.jpg", 90, 120],
    ["/t_cover_big/co1.jpg", 264, 352],
    ["/t_cover_big_2x/co1.jpg", 528, 704],
    ["/t_1080p/co1.jpg", 810, 1080],
    ["/t_screenshot_med/sc1.jpg", 569, 320],
    ["/t_screenshot_big/sc1.jpg", 889, 500],
    ["/t_screenshot_huge/sc1.jpg", 1280, 720],
    ["/t_720p/ar1.jpg", 1280, 720],
    ["/t_1080p/sc2.jpg", 1920, 1080],
    ["/t_1080p_2x/sc2.jpg", 1920, 1080],
    ["/t_logo_med/cl1.jpg", 284, 160],
  ])("%s is %d×%d", async (path, width, height) => {
    const metadata = await sharp(await bytes(path)).metadata();
    expect([metadata.format, metadata.width, metadata.height]).toEqual(["jpeg", width, height]);
  });
});

describe("formats", () => {
  it.each([
    ["jpg", "image/jpeg", "jpeg"],
    ["png", "image/png", "png"],
    ["webp", "image/webp", "webp"],
  ])("%s", async (extension, contentType, format) => {
    const response = await get(`/t_cover_small/co1.${extension}`);
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("content-type")).toBe(contentType);
    expect(response.headers.get("content-length")).toBe(String(body.length));
    expect(response.headers.get("cache-control")).toContain("max-age=31536000");
    expect((await sharp(body).metadata()).format).toBe(format);
  });

  it("keeps a logo's background transparent in png, and fills it in jpg", async () => {
    expect((await sharp(await bytes("/t_logo_med/pl1.png")).stats()).isOpaque).toBe(false);
    const corner = await sharp(await bytes("/t_logo_med/pl1.jpg"))
      .extract({ left: 0, top: 0, width: 4, height: 4 })
      .stats();
    expect(corner.channels.every((channel) => channel.mean < 60)).toBe(true);
  });
});

it("responds to HEAD without a body and refuses other methods", async () => {
  const head = await handler(new Request("http://sandbox.test/t_thumb/co1.jpg", { method: "HEAD" }));
  expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
  expect((await handler(new Request("http://sandbox.test/t_thumb/co1.jpg", { method: "POST" }))).status).toBe(
    405,
  );
});

it.each([
  "/t_t_cover_big/co1.jpg",
  "/t_cover_huge/co1.jpg",
  "/t_constructor/co1.jpg",
  "/t_cover_big/co999.jpg",
  "/t_cover_big/co1.gif",
  "/t_cover_big/../co1.jpg",
  "/t_cover_big_2x_2x/co1.jpg",
  "/co1.jpg",
  "/steam/620/nope.jpg",
])("returns 404 for %s", async (path) => {
  expect((await get(path)).status).toBe(404);
});

it("draws deterministically, and differently for games with the same name", async () => {
  const again = createImageHandler({ tables });
  const second = await again(new Request("http://sandbox.test/t_cover_small/co1.png"));
  expect(Buffer.from(await second.arrayBuffer()).equals(await bytes("/t_cover_small/co1.png"))).toBe(true);
  expect((await bytes("/t_cover_small/co3.png")).equals(await bytes("/t_cover_small/co1.png"))).toBe(false);
});

it("draws another scene for each screenshot and artwork", async () => {
  const scenes = await Promise.all(["sc1", "sc2", "ar1"].map((id) => bytes(`/t_screenshot_med/${id}.png`)));
  expect(new Set(scenes.map((scene) => scene.toString("base64"))).size).toBe(3);
});

it("serves a burst of forty requests", async () => {
  const sizes = ["t_cover_small", "t_cover_big", "t_thumb", "t_micro"];
  const burst = Array.from({ length: 40 }, (_, i) => get(`/${sizes[i % 4]}/co${1 + (i % 3)}.webp`));
  expect((await Promise.all(burst)).map((response) => response.status)).toEqual(Array(40).fill(200));
});

it("draws square icons for Steam", async () => {
  const metadata = await sharp(await bytes(`/steam/620/${"a1".repeat(20)}.jpg`)).metadata();
  expect([metadata.format, metadata.width, metadata.height]).toEqual(["jpeg", 64, 64]);
});
