import { crc32, deflateSync } from "node:zlib";
import type { APIResponse } from "playwright/test";
import sharp from "sharp";
import { DEMO, expect, test } from "../support/fixtures";
import { profileOf } from "../support/settings";

async function answerOf(answer: APIResponse): Promise<[number, string]> {
  return [answer.status(), JSON.parse(await answer.text()).error.message];
}

test("returns a profile to its owner only, uncached", async ({ request, requestAs, newUser }) => {
  const stranger = await request.get("/api/profile");
  expect(await answerOf(stranger)).toEqual([401, "User not authenticated"]);
  const user = await newUser();
  const owner = await requestAs(user);
  const answer = await owner.get("/api/profile");
  for (const each of [stranger, answer]) expect(each.headers()["cache-control"]).toContain("no-store");
  const noSocials = {
    github: null,
    steam: null,
    instagram: null,
    twitter: null,
    playstation: null,
    xbox: null,
  };
  const empty = { avatarUrl: null, bannerUrl: null, about: null, website: null, steamId: null };
  expect(await answer.json()).toEqual({
    username: user.username,
    ...empty,
    usernameChangeableAt: null,
    showImported: false,
    showAdult: false,
    steamSync: false,
    visibility: "public",
    shownSections: ["ratings", "dates", "lists", "statistics"],
    noticesOff: [],
    socials: noSocials,
  });
  // Reads too, if they are downloads.
  const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  expect((await owner.get("/api/profile/data?format=json", { headers })).status()).toBe(403);
});

test("keeps fields that a change does not name, and reports the invalid ones", async ({
  userRequest: owner,
}) => {
  const patch = (data: unknown) => owner.patch("/api/profile", { data });
  await expect(
    await patch({
      about: " Hello\r\nth\u202ee\0re ",
      website: "shelf.example",
      socials: { github: "@octo" },
    }),
  ).toBeOK();
  await expect(await patch({ steamId: " 76561198000000001 ", socials: { xbox: "Major Nelson" } })).toBeOK();
  expect(await profileOf({ request: owner })).toMatchObject({
    about: "Hello\nthere",
    website: "https://shelf.example",
    steamId: "76561198000000001",
    socials: { github: "octo", xbox: "Major Nelson", steam: null },
  });
  const { user } = await (await owner.get("/api/session")).json();
  expect(user.steamId).toBe("76561198000000001");

  const steam = (steamId: string) => patch({ steamId });
  expect(await (await steam("https://steamcommunity.com/id/demo-player/")).json()).toMatchObject({
    steamId: "76561198000000001",
  });
  for (const typed of ["nobody-has-this-name", "two words", `7656119${"1".repeat(9)}`]) {
    expect(await (await steam(typed)).json()).toMatchObject({ steamId: typed });
    const earned = await owner.get("/api/steam/achievements", { params: { appid: 620, steamid: typed } });
    expect(await earned.json()).toMatchObject({ progress: "bad_steam_id" });
  }
  for (const data of [
    {},
    { username: "other" },
    { avatarUrl: "https://evil.example/a.jpg" },
    { about: "x".repeat(1001) },
    { website: "javascript:alert(1)" },
    { website: 7 },
    { steamId: "x".repeat(201) },
    { steamId: "a\0b" },
    { socials: { myspace: "tom" } },
    { socials: { xbox: "x".repeat(65) } },
    { socials: "github" },
  ]) {
    expect([data, (await patch(data)).status()]).toEqual([data, 400]);
  }

  await expect(
    await patch({ about: null, website: "", steamId: "", socials: { github: null, xbox: "" } }),
  ).toBeOK();
  expect(await profileOf({ request: owner })).toMatchObject({
    about: null,
    website: null,
    steamId: null,
    socials: { github: null, xbox: null },
  });
});

/** A PNG of a few bytes whose header declares the given size. */
function promisingPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = chunk("IDAT", deflateSync(Buffer.alloc(1000)));
  return Buffer.concat([signature, chunk("IHDR", head), data, chunk("IEND", Buffer.alloc(0))]);
}

const sample = (background: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } });

for (const [name, kept] of [
  ["avatar", { format: "jpeg", width: 200, height: 200 }],
  ["banner", { format: "png", width: 300, height: 200 }],
] as const) {
  test(`accepts the ${name} by its bytes, whatever its type claims`, async ({ userRequest: owner }) => {
    const path = `/api/profile/${name}`;
    // The client's file name and type are ignored.
    const headers = { "content-type": "image/jpeg" };
    const put = (data: Buffer) => owner.put(path, { data, headers });
    const WRONG = "Please choose a JPEG, PNG or WebP picture.";
    const taken = await sample("#c03010")
      .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "50/1 5/1 0/1" } })
      .png()
      .toBuffer();
    const answer = await put(taken);
    await expect(answer).toBeOK();
    const { url, warning } = await answer.json();
    expect(url).toMatch(new RegExp(`^/media/${name}s/[0-9a-f-]+(banner-[0-9a-f-]+)?\\.(jpg|png)$`));
    expect(warning).toBeNull();

    for (const [data, problem] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), [400, WRONG]],
      [Buffer.from("MZ\x90\0\x03\0\0\0\x04\0\0\0", "latin1"), [400, WRONG]],
      [Buffer.from("GIF89a\x01\0\x01\0\0\0\0;", "latin1"), [400, WRONG]],
      [Buffer.alloc(0), [400, WRONG]],
      [taken.subarray(0, 200), [400, "This picture is damaged and cannot be read."]],
      [promisingPng(30_000), [400, "This picture has more than 25 megapixels. Please choose a smaller one."]],
      [
        Buffer.alloc(5 * 1024 * 1024 + 1, 0xff),
        [413, "This picture is larger than 5 MB. Please choose a smaller one."],
      ],
    ] as const) {
      expect(await answerOf(await put(data))).toEqual(problem);
    }
    expect((await profileOf({ request: owner }))[`${name}Url`]).toBe(url);

    const stored = await owner.get(url);
    expect(stored.headers()).toMatchObject({
      "content-type": `image/${kept.format}`,
      "x-content-type-options": "nosniff",
    });
    const { exif, ...metadata } = await sharp(await stored.body()).metadata();
    expect(metadata).toMatchObject(kept);
    expect(exif).toBeUndefined();

    const second = await (await put(await sample("#1030c0").png().toBuffer())).json();
    expect(second.url).not.toBe(url);
    expect((await owner.get(second.url)).status()).toBe(200);
    expect((await owner.get(url)).status()).toBe(404);

    await expect(await owner.delete(path, { headers })).toBeOK();
    expect((await profileOf({ request: owner }))[`${name}Url`]).toBeNull();
    expect((await owner.get(second.url)).status()).toBe(404);
  });
}

test("exports all data of a user", async ({ requestAs }) => {
  const owner = await requestAs(DEMO);
  const get = (query: string) => owner.get(`/api/profile/data?${query}`);
  const json = await get("format=json");
  expect(json.headers()["cache-control"]).toContain("no-store");
  expect(json.headers()["content-disposition"]).toMatch(
    /^attachment; filename="questshelf-data-[\d-]+\.json"$/,
  );
  const all = await json.json();
  expect(all).toMatchObject({
    format: "questshelf",
    version: 1,
    account: { email: DEMO.email },
    profile: { username: "demo" },
    steam_games: expect.any(Array),
  });
  expect(all.user_games.length).toBeGreaterThanOrEqual(30);

  const csv = await get("format=csv&table=user_games");
  expect(csv.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  const [head] = (await csv.text()).split("\r\n");
  expect(head).toContain("game_name");
  expect(head).toContain("notes");
  expect((await (await get("format=csv&table=profile")).text()).split("\r\n")[1]).toContain(DEMO.email);
  expect((await (await get("format=csv&table=games")).text()).split("\r\n")[0]).toMatch(
    /^\uFEFFtitle,year,status/,
  );
  for (const query of ["format=csv&table=profiles", "format=backloggd&notes=yes", "format=ryot&notes=1"])
    expect((await get(query)).status()).toBe(400);
  expect((await get("format=xml")).status()).toBe(400);
});

test("exports the shelf for other services", async ({ requestAs }) => {
  const owner = await requestAs(DEMO);
  const get = (query: string) => owner.get(`/api/profile/data?format=${query}`);
  const yamtrack = await get("yamtrack");
  expect(yamtrack.headers()["content-disposition"]).toMatch(/filename="questshelf-yamtrack-[\d-]+\.csv"$/);
  const [head, ...lines] = (await yamtrack.text()).trimEnd().split("\r\n");
  expect(head).toMatch(/^"media_id","source","media_type"/);
  const { plays }: { plays: { game_id: number }[] } = await (await get("json")).json();
  const replays = plays.length - new Set(plays.map(({ game_id }) => game_id)).size;
  // A game that was played several times has a row for each.
  const games = new Set(lines.map((line) => line.split(",")[0])).size;
  expect(replays).toBeGreaterThan(0);
  expect(lines).toHaveLength(games + replays);
  const ryot = await get("ryot");
  expect(ryot.headers()["content-disposition"]).toMatch(/filename="questshelf-ryot-[\d-]+\.json"$/);
  expect((await ryot.json()).metadata).toHaveLength(games);
  const { entries } = await (await get("backloggd&notes=1")).json();
  expect(entries).toHaveLength(games);
  expect(entries.every(({ slug }: { slug: string }) => /^[a-z0-9-]+$/.test(slug))).toBe(true);
});

test("the settings redirect visitors to the sign-in page and back", async ({ request }) => {
  const answer = await request.get("/settings", { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([
    307,
    expect.stringMatching(/\/auth\?next=%2Fsettings$/),
  ]);
});
