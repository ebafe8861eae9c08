import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { captureLog } from "@/lib/test-log";
import { isSteamAccount, resolveVanityUrl } from "./accounts";
import { fetchOwnedGames } from "./owned-games";

const state = vi.hoisted(() => ({ url: "" }));
vi.mock("@/lib/env", () => ({ env: () => ({ STEAM_API_URL: state.url, STEAM_API_KEY: "secret" }) }));
vi.mock("./allowance", () => ({ takeCall() {} }));

const ID = "76561198000000001";
const READ = { caller: { userId: "ada" }, timeoutMs: 2000 };
let server: Server;
let answer = { status: 200, body: "{}" };
let asked = new URL("http://steam");

beforeAll(async () => {
  server = createServer((request, response) => {
    asked = new URL(request.url ?? "", "http://steam");
    response.statusCode = answer.status;
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  state.url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
beforeEach(() => {
  captureLog();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const says = (body: unknown, status = 200) => {
  answer = { status, body: typeof body === "string" ? body : JSON.stringify(body) };
};

describe("a library", () => {
  const game = { appid: 10, name: "Counter-Strike", playtime_forever: 7, img_icon_url: "6b03" };

  it("is requested with names and free games", async () => {
    says({ response: { game_count: 1, games: [{ ...game, rtime_last_played: 0 }] } });
    expect(await fetchOwnedGames(ID, READ)).toEqual([game]);
    expect(asked.pathname).toBe("/IPlayerService/GetOwnedGames/v1/");
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      key: "secret",
      steamid: ID,
      include_appinfo: "1",
      include_played_free_games: "1",
    });
  });

  it("is null for a private or unknown account, and empty without games", async () => {
    says({ response: {} });
    expect(await fetchOwnedGames(ID, READ)).toBeNull();
    says({ response: { game_count: 0 } });
    expect(await fetchOwnedGames(ID, READ)).toEqual([]);
  });

  it("is null for an id without an account, which Steam answers with a page of HTML", async () => {
    says("<html><head><title>Bad Request</title></head></html>", 400);
    expect(await fetchOwnedGames(ID, READ)).toBeNull();
  });

  it("leaves out only games that cannot be read or have no name", async () => {
    says({
      response: { game_count: 4, games: [game, { appid: "x" }, { appid: 3 }, { appid: 4, name: " " }] },
    });
    expect(await fetchOwnedGames(ID, READ)).toEqual([game]);
  });

  it.each([
    [429, "", { status: 429, isTransient: true }],
    [503, "<html>busy</html>", { status: 503, isTransient: true }],
    [403, "<html>Forbidden</html>", { status: 403, isTransient: false }],
    [200, "<html>", { kind: "malformed" }],
    [200, "[]", { kind: "malformed" }],
  ])("throws when Steam answers %i %s", async (status, body, failure) => {
    says(body, status);
    await expect(fetchOwnedGames(ID, READ)).rejects.toMatchObject({ service: "steam", ...failure });
  });
});

describe("an account", () => {
  it("is found by its own name, or not", async () => {
    says({ response: { steamid: ID, success: 1 } });
    expect(await resolveVanityUrl("demo-player", READ)).toBe(ID);
    expect(asked.searchParams.get("vanityurl")).toBe("demo-player");
    says({ response: { success: 42, message: "No match" } });
    expect(await resolveVanityUrl("nobody", READ)).toBeNull();
  });

  it("exists when Steam has a summary of it", async () => {
    says({ response: { players: [{ steamid: ID, communityvisibilitystate: 1 }] } });
    expect(await isSteamAccount(ID, READ)).toBe(true);
    says({ response: { players: [] } });
    expect(await isSteamAccount(ID, READ)).toBe(false);
  });
});
