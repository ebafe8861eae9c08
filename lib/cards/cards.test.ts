import { createServer, type Server } from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { captureLog } from "@/lib/test-log";
import { drawGameCard } from "./draw-game-card";
import { drawProfileCard } from "./draw-profile-card";
import { drawSiteCard } from "./draw-site-card";
import { fitText } from "./fit-text";
import { getGameCard } from "./game-card";
import { canDraw, drawText, widthOf } from "./lettering";
import { getProfileCard } from "./profile-card";

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

  it.each(["ゼルダの伝説", "검은사막", "مرحبا", "…", ""])("%s is known not to be drawable", (name) => {
    expect(canDraw(name, "display")).toBe(false);
  });

  it("stands as large as it fits, on few lines", () => {
    expect(fitText("Doom", TITLE)).toEqual({ lines: ["Doom"], size: 84 });
    const { lines, size } = fitText("The Legend of Zelda: Breath of the Wild", TITLE);
    expect(lines.join(" ")).toBe("The Legend of Zelda: Breath of the Wild");
    expect(lines.every((line) => widthOf(line, "display") * size <= TITLE.width)).toBe(true);
  });

  it.each([
    "word ".repeat(60),
    "w".repeat(300),
    "Donaudampfschifffahrtsgesellschaftskapitän und noch viel mehr ".repeat(5),
  ])("is cut with an ellipsis where it is too long", (name) => {
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

  it("is drawn for a game of which little is known", async () => {
    const card = await drawGameCard({ name: "ゼルダ", releaseYear: null, rating: null, genres: [] }, null);
    expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it("of a person has their picture, or the first letters of the name, and their newest covers", async () => {
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
  let origin: string;
  beforeAll(async () => {
    const file = await cover();
    server = createServer(({ url }, response) => {
      response.setHeader("Content-Type", url?.startsWith("/html/") ? "text/html" : "image/jpeg");
      if (url?.startsWith("/missing/")) response.statusCode = 404;
      response.end(url?.startsWith("/broken/") ? "no picture" : file);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  });
  beforeEach(() => {
    captureLog();
  });
  afterAll(() => {
    server.close();
  });

  const cardOf = (coverUrl: string | null) =>
    getGameCard({ ...GAME, id: 7, genres: [{ name: "Shooter" }], coverUrl });

  it("is fetched, and the card is complete", async () => {
    const { image, isComplete } = await cardOf(`${origin}/t_cover_big/co1.jpg`);
    expect(isComplete).toBe(true);
    expect((await coverColor(image))[0]).toBeGreaterThan(150);
  });

  it.each(["missing", "html", "broken"])("that is %s leaves a card which is not to be kept", async (kind) => {
    const { image, isComplete } = await cardOf(`${origin}/${kind}/co1.jpg`);
    expect(isComplete).toBe(false);
    expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it("that is broken leaves a person's card which is not to be kept", async () => {
    const source = { username: "demo", games: 2, completed: 0, readAvatar: null };
    const good = `${origin}/t_cover_big/co1.jpg`;
    expect((await getProfileCard({ ...source, coverUrls: [good, good] })).isComplete).toBe(true);
    expect(
      (await getProfileCard({ ...source, coverUrls: [good, `${origin}/broken/1.jpg`] })).isComplete,
    ).toBe(false);
    const readAvatar = () => Promise.reject(new Error("the storage is away"));
    expect((await getProfileCard({ ...source, coverUrls: [], readAvatar })).isComplete).toBe(false);
  });

  it("that a game does not have makes no card incomplete", async () => {
    expect((await cardOf(null)).isComplete).toBe(true);
  });
});
