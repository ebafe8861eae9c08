import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { OutsideError } from "@/lib/http/fetch-json";
import { captureLog } from "@/lib/test-log";
import { getPersonalResult, getSharedResult } from "./get-result";

const steam = vi.hoisted(() => ({
  fetchGameSchema: vi.fn(),
  fetchGlobalPercentages: vi.fn(),
  fetchPlayerAchievements: vi.fn(),
  ownsApp: vi.fn(),
  resolveVanityUrl: vi.fn(),
  isSteamAccount: vi.fn(),
}));
const cacheLife = vi.hoisted(() => vi.fn());
vi.mock("next/cache", () => ({ cacheLife, cacheTag() {} }));
vi.mock("@/lib/steam/game-schema", () => steam);
vi.mock("@/lib/steam/global-percentages", () => steam);
vi.mock("@/lib/steam/player-achievements", () => steam);
vi.mock("@/lib/steam/owns-app", () => steam);
vi.mock("@/lib/steam/accounts", () => steam);
const isAppOfGame = vi.hoisted(() => vi.fn());
vi.mock("@/lib/games/is-app-of-game", () => ({ isAppOfGame }));

const MINE = "76561198000000001";
const AWAY = new OutsideError("steam", "timeout");

const update = vi.fn();

/** A signed-in person whose profile has a Steam ID, or none. */
function person(steam_id: string | null): CurrentUser {
  const answer = Promise.resolve({ data: { steam_id }, error: null, status: 200 });
  const query = { select: () => query, eq: () => query, maybeSingle: () => answer, update };
  return { id: "7", email: "ada@example.test", supabase: Object({ from: () => query }) };
}

const row = (name: string) => ({
  name,
  displayName: name,
  description: "",
  hidden: 0,
  icon: null,
  icongray: null,
});
const earned = (apiname: string) => ({ apiname, achieved: true, unlocktime: 5 });
const nothing = (apiname: string) => ({ apiname, achieved: false, unlocktime: 0 });

beforeEach(() => {
  vi.resetAllMocks();
  update.mockReturnValue({ eq: () => ({ eq: async () => ({ error: null }) }) });
  isAppOfGame.mockResolvedValue(true);
  steam.fetchGameSchema.mockResolvedValue([row("a"), row("b")]);
  steam.fetchGlobalPercentages.mockResolvedValue(new Map([["a", 12.5]]));
});

describe("getSharedResult", () => {
  it("returns every achievement, none earned, and the shares", async () => {
    const result = await getSharedResult(620);
    expect(result.progress).toBe("no_steam_id");
    expect(result.userAchievements.map(({ apiname, achieved }) => [apiname, achieved])).toEqual([
      ["a", 0],
      ["b", 0],
    ]);
    expect(result.globalStats).toEqual([{ name: "a", percent: 12.5 }]);
    expect(cacheLife.mock.calls).toEqual([["achievements"]]);
  });

  it("is refetched sooner where there are none", async () => {
    steam.fetchGameSchema.mockResolvedValue([]);
    steam.fetchGlobalPercentages.mockResolvedValue(new Map());
    expect((await getSharedResult(570)).userAchievements).toEqual([]);
    expect(cacheLife).toHaveBeenLastCalledWith("noAchievements");
  });

  it("does without the shares for a minute, when only they cannot be read", async () => {
    captureLog();
    steam.fetchGlobalPercentages.mockRejectedValue(AWAY);
    expect((await getSharedResult(620)).globalStats).toEqual([]);
    expect(cacheLife).toHaveBeenLastCalledWith("failed");
  });

  it("fails for a client that has caused too many calls, rather than leave out the shares for all", async () => {
    steam.fetchGlobalPercentages.mockRejectedValue(new AppError("rate_limited", "Too many."));
    await expect(getSharedResult(620)).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("fails in the spec's words when Steam is unavailable", async () => {
    steam.fetchGameSchema.mockRejectedValue(AWAY);
    await expect(getSharedResult(620)).rejects.toMatchObject({
      code: "upstream_unavailable",
      message: "Failed to load achievements",
    });
  });
});

describe("getPersonalResult", () => {
  it.each([MINE, "76561198000000009", "demo"])(
    "asks nothing for %s when it is not the own one",
    async (id) => {
      for (const own of ["76561198000000002", null]) {
        await expect(getPersonalResult(person(own), 620, id)).rejects.toMatchObject({ code: "forbidden" });
      }
      expect(steam.fetchPlayerAchievements).not.toHaveBeenCalled();
    },
  );

  it("stores the id of a name once Steam has answered, and accepts the name of a page loaded before", async () => {
    steam.resolveVanityUrl.mockResolvedValue(MINE);
    steam.fetchPlayerAchievements.mockResolvedValue([earned("a")]);
    await getPersonalResult(person("demo"), 620, "demo");
    expect(update).toHaveBeenCalledExactlyOnceWith({ steam_id: MINE });
    expect((await getPersonalResult(person(MINE), 620, "demo")).progress).toBe("known");
    expect(update).toHaveBeenCalledTimes(1);
    const address = `https://steamcommunity.com/profiles/${MINE}`;
    expect((await getPersonalResult(person(address), 620, address)).progress).toBe("known");
    expect(update).toHaveBeenCalledTimes(2);
  });

  it.each(["7656119800000000", "two words", "https://evil.example/id/demo"])(
    "never calls Steam with %s, which can be no Steam ID",
    async (text) => {
      expect((await getPersonalResult(person(text), 620, text)).progress).toBe("bad_steam_id");
      expect(steam.resolveVanityUrl).not.toHaveBeenCalled();
      expect(steam.fetchPlayerAchievements).not.toHaveBeenCalled();
    },
  );

  it("marks what is earned, without a request for owned games", async () => {
    steam.fetchPlayerAchievements.mockResolvedValue([earned("b"), nothing("a")]);
    const { progress, userAchievements } = await getPersonalResult(person(MINE), 620, MINE);
    expect(progress).toBe("known");
    expect(userAchievements.map(({ achieved }) => achieved)).toEqual([0, 1]);
    expect(steam.ownsApp).not.toHaveBeenCalled();
  });

  it.each([
    ["the game is owned", true, "known"],
    ["the game is not owned", false, "not_owned"],
    ["the library is private", null, "private"],
  ])("with nothing earned, when %s", async (_, owns, progress) => {
    steam.fetchPlayerAchievements.mockResolvedValue([nothing("a"), nothing("b")]);
    steam.ownsApp.mockResolvedValue(owns);
    expect((await getPersonalResult(person(MINE), 620, MINE)).progress).toBe(progress);
  });

  it("does not report 0 earned while Steam does not say whether the library is private", async () => {
    steam.fetchPlayerAchievements.mockResolvedValue([nothing("a"), nothing("b")]);
    steam.ownsApp.mockRejectedValue(AWAY);
    await expect(getPersonalResult(person(MINE), 620, MINE)).rejects.toMatchObject({
      code: "upstream_unavailable",
    });
  });

  it("reports an id that Steam refuses as unknown only when no account has it", async () => {
    steam.fetchPlayerAchievements.mockResolvedValue("bad_request");
    steam.isSteamAccount.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    expect((await getPersonalResult(person(MINE), 620, MINE)).progress).toBe("bad_steam_id");
    await expect(getPersonalResult(person(MINE), 620, MINE)).rejects.toMatchObject({
      code: "upstream_failed",
    });
  });

  it("reports a private profile", async () => {
    steam.fetchPlayerAchievements.mockResolvedValue("private");
    expect((await getPersonalResult(person(MINE), 620, MINE)).progress).toBe("private");
  });

  it("takes a profile's own name for its id, and reports when Steam knows no profile by it", async () => {
    steam.resolveVanityUrl.mockResolvedValueOnce(MINE).mockResolvedValueOnce(null);
    steam.fetchPlayerAchievements.mockResolvedValue([earned("a")]);
    expect((await getPersonalResult(person("demo"), 620, "demo")).progress).toBe("known");
    expect(steam.fetchPlayerAchievements).toHaveBeenCalledWith(620, MINE, { userId: "7" });
    expect((await getPersonalResult(person("demo"), 620, "demo")).progress).toBe("bad_steam_id");
  });

  it("fails when Steam does not answer for the person", async () => {
    steam.fetchPlayerAchievements.mockRejectedValue(AWAY);
    await expect(getPersonalResult(person(MINE), 620, MINE)).rejects.toMatchObject({
      code: "upstream_unavailable",
      message: "Failed to load achievements",
    });
  });
});

describe("an app of no game of ours", () => {
  it.each([
    ["is not found", false, "not_found"],
    [
      "cannot be told from others while the catalogue is unavailable",
      new AppError("upstream_unavailable", "Failed to load achievements"),
      "upstream_unavailable",
    ],
  ])("%s, and Steam is not called", async (_, known, code) => {
    if (known instanceof Error) isAppOfGame.mockRejectedValue(known);
    else isAppOfGame.mockResolvedValue(known);
    await expect(getSharedResult(99)).rejects.toMatchObject({ code });
    await expect(getPersonalResult(person(MINE), 99, MINE)).rejects.toMatchObject({ code });
    for (const call of Object.values(steam)) expect(call).not.toHaveBeenCalled();
  });
});
