import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Answer, type Call, startTestUpstream, type TestUpstream } from "@/lib/igdb/test-upstream";
import { captureLog } from "@/lib/test-log";
import { matchApps } from "./match-apps";

let upstream: TestUpstream;
beforeEach(async () => {
  upstream = await startTestUpstream();
  captureLog();
});
afterEach(() => {
  upstream.close();
});

type Row = { id: number; name: string } & Record<string, unknown>;

/** Answers as IGDB would from these games, some of which have Steam ids; the search finds what begins alike. */
function catalogue(games: readonly Row[], steamIds: Record<string, number> = {}) {
  const searchFor = (text: string, where: string) =>
    games
      .filter(({ name, themes }) => text.startsWith(name) && !(themes && where.includes("themes != (42)")))
      .slice(0, 1);
  upstream.answer(({ path, body }: Call): Answer => {
    if (path === "/external_games") {
      const rows = Object.entries(steamIds).filter(([uid]) => body.includes(`"${uid.split("#")[0]}"`));
      return {
        body: rows.map(([uid, gameId], index) => ({
          id: index + 1,
          uid: uid.split("#")[0],
          game: games.find(({ id }) => id === gameId),
        })),
      };
    }
    if (path === "/multiquery") {
      const blocks = [...body.matchAll(/query games "(\d+)" \{ search "([^"]*)"([^}]*)/g)];
      return {
        body: blocks.map(([, name, text, rest]) => ({ name, result: searchFor(text ?? "", rest ?? "") })),
      };
    }
    const asked = [...body.matchAll(/name ~ "((?:[^"\\]|\\.)*)"/g)].map(([, name]) =>
      name?.replace(/\\(.)/g, "$1"),
    );
    return { body: games.filter(({ name }) => asked.includes(name.toLowerCase())) };
  });
}

const app = (appid: number, name: string) => ({ appid, name, playtimeMinutes: 0 });
const match = async (apps: ReturnType<typeof app>[]) => {
  const found = await matchApps(upstream.igdb().import, apps);
  return apps.map(({ appid }) => {
    const { row, matchedBy } = found.get(appid) ?? {};
    return matchedBy ? [row?.id, matchedBy] : null;
  });
};
const paths = () => upstream.calls.map(({ path }) => path);

describe("an app is", () => {
  it("the game that IGDB keeps its id of, whatever it is called", async () => {
    catalogue(
      [
        { id: 1, name: "Portal 2" },
        { id: 2, name: "Other name" },
      ],
      { "620": 2 },
    );
    expect(await match([app(620, "Portal 2")])).toEqual([[2, "steam_id"]]);
    expect(paths()).toEqual(["/external_games"]);
    expect(upstream.calls[0]?.body).toContain("external_game_source = 1");
    expect(upstream.calls[0]?.body).not.toContain("category");
  });

  it("else the game of its name, without regard to case and to space around it", async () => {
    catalogue([
      { id: 1, name: "DOOM Eternal" },
      { id: 2, name: 'The "Quoted" One' },
    ]);
    expect(await match([app(1, "  Doom eternal "), app(2, 'the "quoted" one')])).toEqual([
      [1, "name"],
      [2, "name"],
    ]);
    expect(paths()).toEqual(["/external_games", "/games"]);
  });

  it("else the first that the search finds, trademark signs apart", async () => {
    catalogue([
      { id: 1, name: "Hades" },
      { id: 2, name: "Celeste" },
    ]);
    expect(await match([app(1, "Hades®"), app(2, "Celeste (Deluxe)"), app(3, "Qzx")])).toEqual([
      [1, "search"],
      [2, "search"],
      null,
    ]);
    expect(paths()).toEqual(["/external_games", "/games", "/multiquery"]);
  });

  it("never a guess that is for adults only", async () => {
    catalogue([
      { id: 1, name: "Evening", themes: [42] },
      { id: 2, name: "Even" },
    ]);
    expect(await match([app(1, "Evening Deluxe")])).toEqual([[2, "search"]]);
  });

  it("nothing when its name is nothing that can be asked for", async () => {
    catalogue([]);
    expect(await match([app(1, "™"), app(2, "\\")])).toEqual([null, null]);
    expect(paths()).toEqual(["/external_games", "/games"]);
  });
});

describe("of several games", () => {
  const doom = (id: number, more: Record<string, unknown> = {}): Row => ({ id, name: "Doom", ...more });

  it.each([
    ["a main game goes before a port", doom(1, { game_type: 11 }), doom(2, { game_type: 0 })],
    ["a main game goes before an addition", doom(1, { game_type: 1 }), doom(2)],
    ["a remake goes before an addition", doom(1, { game_type: 2 }), doom(2, { game_type: 8 })],
    ["an edition comes last", doom(1, { version_parent: 9 }), doom(2, { game_type: 11 })],
    [
      "one for Windows goes before one for a console",
      doom(1, { platforms: [{ id: 48, name: "PlayStation 4" }] }),
      doom(2, { platforms: [{ id: 6, name: "PC (Microsoft Windows)" }] }),
    ],
    ["the better known goes first", doom(1, { total_rating_count: 5 }), doom(2, { total_rating_count: 500 })],
  ])("by name, %s", async (_, worse, better) => {
    catalogue([worse, better]);
    expect(await match([app(1, "Doom")])).toEqual([[2, "name"]]);
  });

  it("of one Steam id too the likeliest is taken", async () => {
    catalogue([doom(1, { game_type: 1 }), doom(2)], { "10": 1, "10#again": 2 });
    expect(await match([app(10, "Doom")])).toEqual([[2, "steam_id"]]);
  });

  it("the older entry is taken where nothing tells them apart", async () => {
    catalogue([doom(2), doom(1)]);
    expect(await match([app(1, "Doom")])).toEqual([[1, "name"]]);
  });
});

describe("the calls", () => {
  it("of 500 apps are one for the ids, few for the names, and one for ten searches", async () => {
    catalogue([]);
    const long = "a name of some length, as games have them ".repeat(2);
    await match(Array.from({ length: 500 }, (_, index) => app(index + 1, `${long}${index}`)));
    const count = (path: string) => paths().filter((called) => called === path).length;
    expect([count("/external_games"), count("/games"), count("/multiquery")]).toEqual([1, 2, 50]);
    expect(upstream.calls.every(({ body }) => Buffer.byteLength(body) <= 32_000)).toBe(true);
  });

  it("go on where an answer is full", async () => {
    const games = Array.from({ length: 500 }, (_, index) => ({ id: index + 2, name: "Doom" }));
    upstream.answer(({ path, body }) => {
      if (path !== "/games") return { body: [] };
      return {
        body: body.includes("offset 500;") ? [{ id: 1, name: "Doom", total_rating_count: 9 }] : games,
      };
    });
    expect(await match([app(1, "Doom")])).toEqual([[1, "name"]]);
  });

  it("fail together in the spec's words", async () => {
    upstream.answer(() => ({ status: 400, body: [{ title: "Syntax Error" }] }));
    await expect(match([app(1, "Doom")])).rejects.toThrow("Failed to fetch data from IGDB API");
  });
});
