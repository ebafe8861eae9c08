import { describe, expect, it } from "vitest";
import type { Row, Tables } from "../igdb/tables.ts";
import { createSteamHandler } from "./server.ts";

const game = (id: number, name: string, more: Partial<Row> = {}): Row => ({
  id,
  name,
  first_release_date: 1300000000,
  total_rating_count: 1000 - id,
  ...more,
});

/** 60 games with a Steam id, 40 without one. */
const tables: Tables = {
  games: [
    game(1, "Portal 2"),
    game(2, "Team Fortress 2"),
    ...Array.from({ length: 58 }, (_, i) => game(10 + i, `On Steam ${i}`)),
    ...Array.from({ length: 40 }, (_, i) => game(200 + i, `Elsewhere ${i}`)),
    game(500, "Some DLC", { game_type: 1, total_rating_count: 9999 }),
    game(501, "Not out yet", { first_release_date: 32503680000, total_rating_count: 9999 }),
  ],
  external_games: [
    { id: 1, game: 1, external_game_source: 1, uid: "620" },
    { id: 2, game: 2, external_game_source: 1, uid: "440" },
    ...Array.from({ length: 58 }, (_, i) => ({
      id: 10 + i,
      game: 10 + i,
      external_game_source: 1,
      uid: `${1000 + i}`,
    })),
    { id: 500, game: 500, external_game_source: 1, uid: "5000" },
    { id: 900, game: 200, external_game_source: 5, uid: "77" },
  ],
};

const handler = createSteamHandler({ tables, publicUrl: "https://shelf.test/" });
const get = (path: string, init?: RequestInit) => handler(new Request(`http://steam.test${path}`, init));
const body = async (path: string) => (await get(path)).json();
const owned = (steamid: string, more = "&include_appinfo=1&include_played_free_games=1") =>
  body(`/IPlayerService/GetOwnedGames/v1/?key=sandbox&steamid=${steamid}${more}`);

const DEMO = "76561198000000001";
const PRIVATE = "76561198000000002";
const EMPTY = "76561198000000003";
const LARGE = "76561198000000004";
const STRANGER = "76561198999999999";

describe("GetWishlist", () => {
  const wishlist = (steamid: string) => body(`/IWishlistService/GetWishlist/v1/?steamid=${steamid}`);

  it("returns app ids without a key", async () => {
    const { response } = await wishlist(DEMO);
    expect(response.items).toHaveLength(11);
    expect(response.items[0]).toEqual({
      appid: expect.any(Number),
      priority: 1,
      date_added: expect.any(Number),
    });
  });

  it("returns the same for a private one, an empty one, and an unknown account", async () => {
    for (const id of [PRIVATE, EMPTY, STRANGER]) expect(await wishlist(id)).toEqual({ response: {} });
  });
});

describe("GetOwnedGames", () => {
  it("returns 60 games for the demo account: 35 matched by Steam id, 15 by name, 8 by search, 2 unmatched", async () => {
    const { response } = await owned(DEMO);
    const names: { appid: number; name: string }[] = response.games;
    expect(response.game_count).toBe(60);
    const known = new Set(tables.external_games?.map((row) => Number(row.uid)));
    const titles = new Set(tables.games?.map((row) => String(row.name)));
    const byId = names.filter(({ appid }) => known.has(appid));
    const byName = names.filter(({ appid, name }) => !known.has(appid) && titles.has(name));
    const plain = (name: string) => name.replace(/[™®]|( \(Deluxe\))$/g, "");
    const bySearch = names.filter(({ name }) => !titles.has(name) && titles.has(plain(name)));

    expect([byId.length, byName.length, bySearch.length]).toEqual([35, 15, 8]);
    expect(names.map(({ name }) => name)).not.toContain("Some DLC");
    expect(names.map(({ name }) => name)).not.toContain("Not out yet");
    expect(new Set(names.map(({ appid }) => appid)).size).toBe(60);
  });

  it("returns an empty object for a private profile, and a count of 0 for an empty one", async () => {
    expect(await owned(PRIVATE)).toEqual({ response: {} });
    expect(await owned(EMPTY)).toEqual({ response: { game_count: 0 } });
  });

  it("returns 5,000 games for the collector, of which as many match as the catalogue has", async () => {
    const { response } = await owned(LARGE);
    const titles = new Set(tables.games?.map((row) => String(row.name)));
    expect(response.game_count).toBe(5000);
    expect(response.games.filter(({ name }: { name: string }) => titles.has(name))).toHaveLength(100);
    expect(new Set(response.games.map(({ appid }: { appid: number }) => appid)).size).toBe(5000);
  });

  it("uses one name per app id in all libraries", async () => {
    const names = new Map<number, string>();
    for (const steamid of [DEMO, LARGE]) {
      const { games }: { games: { appid: number; name: string }[] } = (await owned(steamid)).response;
      for (const { appid, name } of games) expect(names.get(appid) ?? name).toBe(name);
      for (const { appid, name } of games) names.set(appid, name);
    }
  });

  it("leaves 100 of 5,000 unknown when the catalogue is large", async () => {
    const many = Array.from({ length: 6000 }, (_, i) => game(i + 1, `Generated ${i}`));
    const links = many.map(({ id }) => ({ id, game: id, external_game_source: 1, uid: `${id * 10}` }));
    const large = createSteamHandler({ tables: { games: many, external_games: links } });
    const url = `http://steam.test/IPlayerService/GetOwnedGames/v1/?key=sandbox&steamid=${LARGE}`;
    const { response } = await (await large(new Request(url))).json();
    const known = new Set(links.map(({ uid }) => Number(uid)));
    expect(
      response.games.filter(({ appid }: { appid: number }) => known.has(appid)).length,
    ).toBeGreaterThanOrEqual(4895);
    const all = await (await large(new Request(`${url}&include_played_free_games=1`))).json();
    expect(all.response.games.filter(({ appid }: { appid: number }) => known.has(appid))).toHaveLength(4900);
    expect(all.response.game_count).toBe(5000);
  });

  it("omits free games and names unless requested", async () => {
    const { response } = await owned(DEMO, "");
    expect(response.game_count).toBe(59);
    expect(response.games[0]).not.toHaveProperty("name");
    expect(response.games[0]).not.toHaveProperty("img_icon_url");
    const filtered = await owned(DEMO, "&appids_filter[0]=620&include_appinfo=true");
    expect(filtered.response).toMatchObject({ game_count: 1, games: [{ appid: 620, name: "Portal 2" }] });
    expect(filtered.response.games[0].img_icon_url).toMatch(/^[0-9a-f]{40}$/);
  });

  it("also responds at v0001 and without the last slash", async () => {
    const path = `?key=sandbox&steamid=${EMPTY}`;
    expect(await body(`/IPlayerService/GetOwnedGames/v0001/${path}`)).toEqual({
      response: { game_count: 0 },
    });
    expect(await body(`/IPlayerService/GetOwnedGames/v1${path}`)).toEqual({ response: { game_count: 0 } });
  });
});

it("lists games played lately", async () => {
  const recent = (id: string, more = "") =>
    body(`/IPlayerService/GetRecentlyPlayedGames/v1/?key=sandbox&steamid=${id}${more}`);
  const { response } = await recent(DEMO);
  expect([response.total_count, response.games.length]).toEqual([5, 5]);
  expect((await recent(DEMO, "&count=2")).response.games).toHaveLength(2);
  expect(await recent(EMPTY)).toEqual({ response: { total_count: 0 } });
  expect(await recent(PRIVATE)).toEqual({ response: {} });
});

describe("achievements", () => {
  const achievements = (steamid: string, appid: number, more = "") =>
    get(`/ISteamUserStats/GetPlayerAchievements/v1/?key=sandbox&steamid=${steamid}&appid=${appid}${more}`);

  it("lists earned achievements, with texts if a language is given", async () => {
    const plain = (await (await achievements(DEMO, 620)).json()).playerstats;
    expect(plain).toMatchObject({ steamID: DEMO, gameName: "Portal 2", success: true });
    expect(new Set(plain.achievements.map((a: { achieved: number }) => a.achieved))).toEqual(new Set([0, 1]));
    expect(plain.achievements[0]).not.toHaveProperty("name");
    const english = (await (await achievements(DEMO, 620, "&l=english")).json()).playerstats;
    expect(english.achievements[0].description).toContain("(Sample)");
    const stranger = (await (await achievements(EMPTY, 620)).json()).playerstats;
    expect(stranger.achievements.every((a: { achieved: number }) => a.achieved === 0)).toBe(true);
  });

  const notPublic = { playerstats: { error: "Profile is not public", success: false } };
  it.each([
    [PRIVATE, 403, notPublic],
    ["76561198000000005", 200, notPublic],
    ["76561198000000006", 400, {}],
  ])("refuses the private profile %s with %i", async (steamid, status, answer) => {
    const hidden = await achievements(steamid, 620);
    expect([hidden.status, await hidden.json()]).toEqual([status, answer]);
  });

  it("refuses a game without stats as Steam does", async () => {
    const none = await achievements(DEMO, 1000);
    expect([none.status, await none.json()]).toEqual([
      400,
      { playerstats: { error: "Requested app has no stats", success: false } },
    ]);
  });

  it("omits the list for a game that has stats only", async () => {
    const { playerstats } = await (await achievements(DEMO, 570)).json();
    expect(playerstats.success).toBe(true);
    expect(playerstats).not.toHaveProperty("achievements");
  });

  it("has a schema with icons below the app's origin", async () => {
    const { game: schema } = await body("/ISteamUserStats/GetSchemaForGame/v2/?key=sandbox&appid=620");
    const list: { hidden: number; description?: string; icon: string }[] =
      schema.availableGameStats.achievements;
    expect(list.find((entry) => entry.hidden === 1)).not.toHaveProperty("description");
    expect(list[0]?.icon).toMatch(/^https:\/\/shelf\.test\/_sandbox\/images\/steam\/620\/[0-9a-f]{40}\.jpg$/);
    expect(await body("/ISteamUserStats/GetSchemaForGame/v2/?key=sandbox&appid=1000")).toEqual({ game: {} });
  });

  it("returns 400 {} for the schema of an unknown app", async () => {
    const unknown = await get("/ISteamUserStats/GetSchemaForGame/v2/?key=sandbox&appid=4000000001");
    expect([unknown.status, await unknown.json()]).toEqual([400, {}]);
    const { games } = (await owned(LARGE)).response;
    const path = `/ISteamUserStats/GetSchemaForGame/v2/?key=sandbox&appid=${games.at(-1).appid}`;
    expect(await body(path)).toEqual({ game: {} });
  });

  it("returns percentages as strings without a key, and 403 {} for an unknown game", async () => {
    const path = "/ISteamUserStats/GetGlobalAchievementPercentagesForApp/v2/";
    const { achievementpercentages } = await body(`${path}?gameid=620`);
    for (const { percent } of achievementpercentages.achievements) expect(percent).toMatch(/^\d+\.\d$/);
    expect(achievementpercentages.achievements.at(-1).percent).toBe("0.0");
    const unknown = await get(`${path}?gameid=1000`);
    expect([unknown.status, await unknown.json()]).toEqual([403, {}]);
    expect((await get(`${path}?appid=620`)).status).toBe(400);
  });
});

it("counts players without a key, and returns no result for an unknown game", async () => {
  const path = "/ISteamUserStats/GetNumberOfCurrentPlayers/v1/?appid=";
  expect(await body(`${path}620`)).toEqual({ response: { player_count: expect.any(Number), result: 1 } });
  const unknown = await get(`${path}999999`);
  expect([unknown.status, await unknown.json()]).toEqual([404, { response: { result: 42 } }]);
});

describe("accounts", () => {
  it("resolves names", async () => {
    const path = "/ISteamUser/ResolveVanityURL/v1/?key=sandbox&vanityurl=";
    expect(await body(`${path}demo-player`)).toEqual({ response: { steamid: DEMO, success: 1 } });
    expect(await body(`${path}nobody`)).toEqual({ response: { success: 42, message: "No match" } });
    expect(await body(`${path}demo-player&url_type=2`)).toEqual({
      response: { success: 42, message: "No match" },
    });
  });

  it("summarises up to a hundred players", async () => {
    const path = "/ISteamUser/GetPlayerSummaries/v2/?key=sandbox&steamids=";
    const { response } = await body(`${path}${DEMO},${PRIVATE},76561198999999999`);
    expect(response.players).toMatchObject([
      { steamid: DEMO, personaname: "Demo Player", communityvisibilitystate: 3 },
      { steamid: PRIVATE, communityvisibilitystate: 1 },
    ]);
    expect((await get(`${path}${Array(101).fill(DEMO).join(",")}`)).status).toBe(400);
  });
});

describe("errors", () => {
  const html = async (path: string, init?: RequestInit) => {
    const response = await get(path, init);
    return [response.status, response.headers.get("content-type"), (await response.text()).slice(0, 12)];
  };
  const page = (status: number) => [status, "text/html; charset=UTF-8", "<html><head>"];

  it.each([
    ["no key", `/IPlayerService/GetOwnedGames/v1/?steamid=${DEMO}`, 400],
    ["a bad key", `/IPlayerService/GetOwnedGames/v1/?key=wrong&steamid=${DEMO}`, 403],
    ["an id without an account", `/IPlayerService/GetOwnedGames/v1/?key=sandbox&steamid=${STRANGER}`, 400],
    [
      "the recent games of an id without an account",
      `/IPlayerService/GetRecentlyPlayedGames/v1/?key=sandbox&steamid=${STRANGER}`,
      400,
    ],
    [
      "the achievements of an id without an account",
      `/ISteamUserStats/GetPlayerAchievements/v1/?key=sandbox&steamid=${STRANGER}&appid=620`,
      400,
    ],
    ["no player", "/IPlayerService/GetOwnedGames/v1/?key=sandbox", 400],
    ["a malformed player", "/IPlayerService/GetOwnedGames/v1/?key=sandbox&steamid=demo", 400],
    ["no game", "/ISteamUserStats/GetNumberOfCurrentPlayers/v1/", 400],
    ["an unknown method", "/IPlayerService/GetEverything/v1/?key=sandbox", 404],
    ["an unknown version", `/IPlayerService/GetOwnedGames/v9/?key=sandbox&steamid=${DEMO}`, 404],
    ["an inherited name", "/constructor/name/v1/", 404],
  ])("%s", async (_, path, status) => {
    expect(await html(path)).toEqual(page(status));
  });

  it("another verb", async () => {
    expect(await html("/IPlayerService/GetOwnedGames/v1/?key=sandbox", { method: "POST" })).toEqual(
      page(405),
    );
  });
});
