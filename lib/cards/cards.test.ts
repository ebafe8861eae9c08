import { createServer, type Server } from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { captureLog } from "@/lib/test-log";
import { slowJpeg } from "@/lib/test-slow-jpeg";
import { drawGameCard } from "./draw-game-card";
import { drawProfileCard } from "./draw-profile-card";
import { drawSiteCard } from "./draw-site-card";
import { drawYearCard } from "./draw-year-card";
import { fitText } from "./fit-text";
import { getGameCard } from "./game-card";
import { canDraw, drawText, widthOf } from "./lettering";
import { getProfileCard } from "./profile-card";

const settings = vi.hoisted(() => ({ IGDB_IMAGE_URL: "" }));
vi.mock("@/lib/env", () => ({ env: () => settings }));

const TITLE = { width: 642, sizes: [84, 68, 47], maxLines: 4, cut: "display" } as const;

describe("text", () => {
  it.each(["Pokémon HeartGold", "Ōkami", "Мор. Утопия", "Ὀδύσσεια", "Tiếng Việt", "Þórsmörk & Co."])(
    "%s is drawn whole",
    (name) => {
      expect(canDraw(name, "display")).toBe(true);
      const letters = name.normalize("NFC").replace(/\s/g, "").length;
      expect(drawText(name, 0, 0, { cut: "display", size: 10, fill: "#fff" }).match(/<path/g)).toHaveLength(
        letters,
      );
    },
  );

  it.each(["ゼルダの伝説", "검은사막", "مرحبا", "…", ""])("refuses to draw %s", (name) => {
    expect(canDraw(name, "display")).toBe(false);
  });

  it("is as large as fits, on few lines", () => {
    expect(fitText("Doom", TITLE)).toEqual({ lines: ["Doom"], size: 84 });
    const { lines, size } = fitText("The Legend of Zelda: Breath of the Wild", TITLE);
    expect(lines.join(" ")).toBe("The Legend of Zelda: Breath of the Wild");
    expect(lines.every((line) => widthOf(line, "display") * size <= TITLE.width)).toBe(true);
  });

  it.each([
    "word ".repeat(60),
    "w".repeat(300),
    "Donaudampfschifffahrtsgesellschaftskapitän und noch viel mehr ".repeat(5),
  ])("is truncated with an ellipsis when it is too long", (name) => {
    const { lines, size } = fitText(name, TITLE);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(lines.slice(0, -1).every((line) => widthOf(line, "display") * size <= TITLE.width)).toBe(true);
  });
});

const GAME = { name: "Halo", releaseYear: 2001, rating: 86.6, genres: ["Shooter"] };
const cover = () =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: "#c02020" } })
    .jpeg()
    .toBuffer();

/** The colour in the middle of where the cover stands. */
async function coverColor(card: Buffer): Promise<number[]> {
  const spot = await sharp(card).extract({ left: 200, top: 300, width: 1, height: 1 }).raw().toBuffer();
  return [...spot];
}

describe("a card", () => {
  it("is a JPEG of 1200 × 630 with the cover on it", async () => {
    const card = await drawGameCard(GAME, await cover());
    expect(await sharp(card).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    const [red = 0, green = 0] = await coverColor(card);
    expect(red).toBeGreaterThan(150);
    expect(green).toBeLessThan(60);
    expect(card.byteLength).toBeLessThan(300_000);
  });

  it("is drawn for a game with little data", async () => {
    const card = await drawGameCard({ name: "ゼルダ", releaseYear: null, rating: null, genres: [] }, null);
    expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it("shows a user's picture, or the first letters of the name, and the newest covers", async () => {
    const person = { username: "a_very_long_username", games: 10_000, completed: 1 };
    const at = async (card: Buffer, left: number, top: number) => [
      ...(await sharp(card).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
    ];
    const whole = await drawProfileCard(person, { avatar: await cover(), covers: [await cover()] });
    expect(await sharp(whole).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect((await at(whole, 158, 110))[0]).toBeGreaterThan(150);
    expect((await at(whole, 158, 110))[1]).toBeLessThan(60);
    expect((await at(whole, 160, 430))[0]).toBeGreaterThan(150);
    expect(whole.byteLength).toBeLessThan(300_000);
    const bare = await drawProfileCard(person, { avatar: null, covers: [] });
    expect((await at(bare, 160, 430))[0]).toBeLessThan(150);
  });

  it.each([
    ["post", 1080, 1350],
    ["story", 1080, 1920],
    ["wide", 1200, 630],
  ] as const)("of a year as %s has its size, with any number of covers", async (format, width, height) => {
    const year = {
      username: "demo",
      year: 2026,
      completed: 14,
      minutes: 17_000,
      average: 8.4,
      coverUrls: [],
    };
    const picture = { format, hours: true, ratings: true, name: true };
    for (const count of [0, 1, 12]) {
      const covers = await Promise.all(Array.from({ length: count }, cover));
      const card = await drawYearCard({ ...year, picture }, covers);
      expect(await sharp(card).metadata()).toMatchObject({ format: "jpeg", width, height });
    }
  });

  it("of the site has the same size", async () => {
    expect(await sharp(await drawSiteCard()).metadata()).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
  });
});

describe("a cover", () => {
  let server: Server;
  const requests: string[] = [];
  beforeAll(async () => {
    const file = await cover();
    const huge = await flatPng(6320);
    server = createServer(({ url = "" }, response) => {
      requests.push(url);
      const id = url.split("/").at(-1)?.replace(".jpg", "");
      if (id === "redirected") response.setHeader("Location", "/t_cover_big/co1.jpg");
      response.setHeader("Content-Type", id === "html" ? "text/html" : "image/jpeg");
      if (id === "redirected") response.statusCode = 302;
      if (id === "missing") response.statusCode = 404;
      response.end(
        id === "broken" ? "no picture" : id === "cut" ? file.subarray(0, -200) : id === "huge" ? huge : file,
      );
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    settings.IGDB_IMAGE_URL = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  });
  beforeEach(() => {
    captureLog();
    requests.length = 0;
  });
  afterAll(() => {
    server.close();
  });

  const draw = (work: () => Promise<Buffer>) => work();
  const urlOf = (id: string) => `https://images.igdb.com/igdb/image/upload/t_cover_big/${id}.jpg`;
  const cardOf = (coverUrl: string | null) =>
    getGameCard({ ...GAME, id: 7, genres: [{ name: "Shooter" }], coverUrl }, draw);

  it("is fetched from the image host, and the card is complete", async () => {
    const { image, isComplete } = await cardOf(urlOf("co1"));
    expect(requests).toEqual(["/t_cover_big_2x/co1.jpg"]);
    expect(isComplete).toBe(true);
    expect((await coverColor(image))[0]).toBeGreaterThan(150);
  });

  it.each(["/og/user/demo.jpg?n=1", "/latest/meta-data", "/t_cover_big/%2e%2e.jpg"])(
    "is not fetched from %s of any host",
    async (path) => {
      const coverUrls = [path, `${settings.IGDB_IMAGE_URL}${path}`];
      const source = { username: "demo", games: 2, completed: 0, readAvatar: null };
      expect((await getProfileCard({ ...source, coverUrls }, draw)).isComplete).toBe(false);
      expect(requests).toEqual([]);
    },
  );

  it.each(["missing", "html", "broken", "cut", "redirected", "huge"])(
    "that is %s is left out, and the card is incomplete",
    async (kind) => {
      const { image, isComplete } = await cardOf(urlOf(kind));
      expect(requests).toEqual([`/t_cover_big_2x/${kind}.jpg`]);
      expect(isComplete).toBe(false);
      expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630 });
      expect((await coverColor(image))[0]).toBeLessThan(150);
    },
  );

  it("makes a user's card incomplete when it is broken or damaged", async () => {
    const source = { username: "demo", games: 2, completed: 0, readAvatar: null };
    const good = urlOf("co1");
    expect((await getProfileCard({ ...source, coverUrls: [good, good] }, draw)).isComplete).toBe(true);
    for (const bad of ["broken", "cut"]) {
      const { image, isComplete } = await getProfileCard({ ...source, coverUrls: [good, urlOf(bad)] }, draw);
      expect(isComplete).toBe(false);
      expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630 });
    }
    const readAvatar = () => Promise.reject(new Error("the storage is unavailable"));
    expect((await getProfileCard({ ...source, coverUrls: [], readAvatar }, draw)).isComplete).toBe(false);
  });

  it("makes no card incomplete when the game has none", async () => {
    expect((await cardOf(null)).isComplete).toBe(true);
  });
});

describe("a profile picture", () => {
  const resizesOf = async (picture: Buffer) => {
    const source = { username: "demo", games: 0, completed: 0, coverUrls: [] };
    const resize = vi.spyOn(sharp.prototype, "resize");
    const draw = (work: () => Promise<Buffer>) => work();
    const { isComplete } = await getProfileCard({ ...source, readAvatar: async () => picture }, draw);
    const resizes = resize.mock.calls.length;
    vi.restoreAllMocks();
    return { isComplete, resizes };
  };

  it("of ordinary size is decoded", async () => {
    expect(await resizesOf(await cover())).toEqual({ isComplete: true, resizes: 1 });
  });

  it("of thousands of scans is left out undecoded", async () => {
    captureLog();
    expect(await resizesOf(slowJpeg(10_000))).toEqual({ isComplete: false, resizes: 0 });
  });

  it.each(["png", "jpeg"] as const)(
    "of 6320 × 6320 pixels in a small %s is left out undecoded",
    async (format) => {
      captureLog();
      const png = await flatPng(6320);
      const picture = format === "png" ? png : await sharp(png).jpeg().toBuffer();
      expect(picture.byteLength).toBeLessThan(1_000_000);
      expect(await resizesOf(picture)).toEqual({ isComplete: false, resizes: 0 });
    },
  );
});

function flatPng(side: number): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: "#c02020" } })
    .png()
    .toBuffer();
}
