import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "@/lib/errors";
import { OutsideError } from "@/lib/http/fetch-json";
import { fetchGameSchema } from "./game-schema";
import { fetchGlobalPercentages } from "./global-percentages";
import { ownsApp } from "./owns-app";
import { fetchPlayerAchievements } from "./player-achievements";

const state = vi.hoisted(() => ({ url: "" }));
vi.mock("@/lib/env", () => ({ env: () => ({ STEAM_API_URL: state.url, STEAM_API_KEY: "secret" }) }));
const takeCall = vi.hoisted(() => vi.fn());
vi.mock("./allowance", () => ({ takeCall }));

const STEAM_ID = "76561198000000001";
const USER = { userId: "ada" };
/** Steam's answer to a bad key, which has the status of a private profile. */
const HTML_403 = { status: 403, body: "<html><head><title>Forbidden</title></head></html>" };

let server: Server;
let answer = { status: 200, body: "{}" };
let asked = new URL("http://unset");

beforeAll(async () => {
  server = createServer((request, response) => {
    asked = new URL(request.url ?? "", "http://steam.test");
    response.statusCode = answer.status;
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  state.url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const answers = (body: unknown, status = 200) => {
  answer = { status, body: typeof body === "string" ? body : JSON.stringify(body) };
};
beforeEach(() => {
  answers({});
  takeCall.mockReset();
});

describe("a call over the limit", () => {
  it.each([
    ["fetchGameSchema", () => fetchGameSchema(620), "visitor", true],
    ["fetchGlobalPercentages", () => fetchGlobalPercentages(620), "visitor", false],
    ["fetchPlayerAchievements", () => fetchPlayerAchievements(620, STEAM_ID, USER), USER, true],
    ["ownsApp", () => ownsApp(620, STEAM_ID, USER), USER, true],
  ])("does not reach Steam: %s", async (_, read, caller, needsKey) => {
    asked = new URL("http://unset");
    takeCall.mockRejectedValue(new AppError("rate_limited", "Too many."));
    await expect(read()).rejects.toMatchObject({ code: "rate_limited" });
    expect(takeCall).toHaveBeenCalledExactlyOnceWith(caller, needsKey);
    expect(asked.host).toBe("unset");
  });
});

describe("fetchGameSchema", () => {
  const schema = (...achievements: unknown[]) => ({ game: { availableGameStats: { achievements } } });
  const icon = "https://cdn.akamai.steamstatic.com/steamcommunity/public/images/apps/730/0af.jpg";

  it("reads the achievements in their order, each once, and leaves out rows without a name", async () => {
    answers(
      schema(
        { name: "B", displayName: "Second", hidden: 1, icon, icongray: icon },
        { name: "A", displayName: "First", hidden: 0, description: "Do it.", icon, icongray: icon },
        { name: "A", displayName: "Twice", hidden: 0, icon, icongray: icon },
        { displayName: "Nameless" },
        null,
      ),
    );
    expect(await fetchGameSchema(730)).toEqual([
      { name: "B", displayName: "Second", description: "", hidden: 1, icon, icongray: icon },
      { name: "A", displayName: "First", description: "Do it.", hidden: 0, icon, icongray: icon },
    ]);
    expect(asked.pathname).toBe("/ISteamUserStats/GetSchemaForGame/v2/");
    expect(Object.fromEntries(asked.searchParams)).toEqual({ key: "secret", appid: "730", l: "english" });
  });

  it.each([
    ["http://media.steampowered.com/steamcommunity/public/images/apps/1/a.jpg", "https"],
    ["http://steamcdn-a.akamaihd.net/steamcommunity/public/images/apps/1/a.jpg", "https"],
    ["http://localhost:3000/_sandbox/images/steam/1/a.jpg", "http"],
    ["https://steamcdn-a.akamaihd.net/steamcommunity/public/images/apps/1/", null],
    ["javascript:alert(1)//a.jpg", null],
    ["", null],
    [7, null],
  ])("has the icon %s as %s", async (given, protocol) => {
    answers(schema({ name: "A", icon: given, icongray: given }));
    const [row] = await fetchGameSchema(1);
    expect(row?.icon?.split(":")[0] ?? null).toBe(protocol);
  });

  it.each([
    [{ game: {} }],
    [{ game: { availableGameStats: { stats: [] } } }],
    [{ game: { availableGameStats: { achievements: [] } } }],
  ])("has none for %j", async (body) => {
    answers(body);
    expect(await fetchGameSchema(1)).toEqual([]);
  });

  it("has none for an app that Steam does not know", async () => {
    answers({}, 400);
    expect(await fetchGameSchema(1)).toEqual([]);
  });

  it.each([
    ["{}", 200],
    ["<html>", 200],
    ["<html>Bad Request", 400],
    ['{"error":"busy"}', 400],
    [HTML_403.body, 403],
    ["busy", 503],
  ])("throws at %s (%i)", async (body, status) => {
    answers(body, status);
    await expect(fetchGameSchema(1)).rejects.toBeInstanceOf(OutsideError);
  });
});

describe("fetchGlobalPercentages", () => {
  it("reads strings and numbers, the first of a name, and leaves out invalid shares", async () => {
    const achievements = [
      { name: "A", percent: "60.1" },
      { name: "B", percent: 7 },
      { name: "A", percent: "1" },
      { name: "C", percent: "many" },
      { name: "D", percent: "0.0" },
      { name: "E", percent: "101" },
    ];
    answers({ achievementpercentages: { achievements } });
    expect(await fetchGlobalPercentages(440)).toEqual(
      new Map([
        ["A", 60.1],
        ["B", 7],
        ["D", 0],
      ]),
    );
    expect(asked.search).toBe("?gameid=440");
  });

  it("has none for an app that Steam has no figures for", async () => {
    answers({}, 403);
    expect(await fetchGlobalPercentages(1)).toEqual(new Map());
  });

  it.each([
    ["{}", 200],
    ["busy", 503],
  ])("throws at %s (%i)", async (body, status) => {
    answers(body, status);
    await expect(fetchGlobalPercentages(1)).rejects.toBeInstanceOf(OutsideError);
  });
});

describe("fetchPlayerAchievements", () => {
  const refusal = (error: string) => ({ playerstats: { error, success: false } });

  it("reads what was earned and when", async () => {
    const achievements = [
      { apiname: "A", achieved: 1, unlocktime: 1_700_000_000 },
      { apiname: "B", achieved: 0, unlocktime: 0 },
    ];
    answers({ playerstats: { steamID: STEAM_ID, gameName: "X", achievements, success: true } });
    expect(await fetchPlayerAchievements(620, STEAM_ID, USER)).toEqual([
      { apiname: "A", achieved: true, unlocktime: 1_700_000_000 },
      { apiname: "B", achieved: false, unlocktime: 0 },
    ]);
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      key: "secret",
      appid: "620",
      steamid: STEAM_ID,
    });
  });

  it.each([
    [200, refusal("Profile is not public")],
    [400, {}],
    [403, refusal("Profile is not public")],
    [403, {}],
  ])("recognizes a private profile answered with %i %j", async (status, body) => {
    answers(body, status);
    expect(await fetchPlayerAchievements(620, STEAM_ID, USER)).toBe("private");
  });

  it("reports an id without an account, which Steam answers with a page of HTML", async () => {
    answers("<html><head><title>Bad Request</title></head></html>", 400);
    expect(await fetchPlayerAchievements(620, STEAM_ID, USER)).toBe("bad_request");
  });

  it("does not mistake a bad key for a private profile", async () => {
    answers(HTML_403.body, HTML_403.status);
    await expect(fetchPlayerAchievements(620, STEAM_ID, USER)).rejects.toMatchObject({ status: 403 });
  });

  it.each([200, 400, 403])("has none for an app without stats (%i)", async (status) => {
    answers(refusal("Requested app has no stats"), status);
    expect(await fetchPlayerAchievements(1, STEAM_ID, USER)).toEqual([]);
  });

  it("has none for an app that has stats only", async () => {
    answers({ playerstats: { steamID: STEAM_ID, gameName: "X", success: true } });
    expect(await fetchPlayerAchievements(570, STEAM_ID, USER)).toEqual([]);
  });

  it.each([
    [refusal("Something new"), 400],
    [{ playerstats: { success: true, achievements: [{ apiname: 1 }] } }, 200],
    ["<html>", 200],
    ["busy", 503],
  ])("throws at %j (%i)", async (body, status) => {
    answers(body, status);
    await expect(fetchPlayerAchievements(1, STEAM_ID, USER)).rejects.toBeInstanceOf(OutsideError);
  });
});

describe("ownsApp", () => {
  it.each([
    [{ response: { game_count: 1, games: [{ appid: 620 }] } }, true],
    [{ response: { game_count: 0 } }, false],
    [{ response: {} }, null],
  ])("%j is %s", async (body, expected) => {
    answers(body);
    expect(await ownsApp(620, STEAM_ID, USER)).toBe(expected);
    expect(asked.searchParams.get("appids_filter[0]")).toBe("620");
    expect(asked.searchParams.get("include_played_free_games")).toBe("1");
  });
});
