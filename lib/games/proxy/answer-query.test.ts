import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Igdb } from "@/lib/igdb/igdb";
import { GAMES } from "@/lib/igdb/rows";
import { startTestUpstream, type TestUpstream } from "@/lib/igdb/test-upstream";
import { requestStorage } from "@/lib/request-storage";
import { captureLog } from "@/lib/test-log";
import { answerGamesQuery, answerTimeToBeatQuery } from "./answer-query";

// Outside of Next the directives do nothing, so that every read here goes upstream.
vi.mock("next/cache", () => ({ cacheTag() {}, cacheLife() {} }));
const current = vi.hoisted(() => ({
  igdb(): Igdb {
    throw new Error("no client yet");
  },
}));
vi.mock(import("@/lib/igdb/igdb"), async (importOriginal) => ({
  ...(await importOriginal()),
  igdb: () => current.igdb(),
}));

let upstream: TestUpstream;
beforeEach(async () => {
  upstream = await startTestUpstream();
  const igdb = upstream.igdb();
  current.igdb = () => igdb;
  captureLog();
});
afterEach(() => {
  upstream.close();
  vi.restoreAllMocks();
});

const NOT_ADULT = "(themes != (42) | themes = null)";

describe("games", () => {
  it("are in IGDB's own format", async () => {
    const rows = [{ id: 7, name: "Halo", cover: { id: 1, url: "//images.igdb.com/a.jpg" }, unheard_of: [1] }];
    upstream.answer(() => ({ body: rows }));
    expect(await answerGamesQuery("fields name,cover.url; where genres = 5;")).toEqual(rows);
  });

  it("for adults only are left out of lists by the query itself", async () => {
    await answerGamesQuery("fields name; where genres = 5 | themes = 42;");
    await answerGamesQuery("fields name; where id = (5,6);");
    await answerGamesQuery('search "halo"; fields name;');
    expect(upstream.calls.map(({ body }) => body)).toEqual([
      `fields name; where (genres = 5 | themes = 42) & ${NOT_ADULT}; limit 10;`,
      `fields name; where id = (5,6) & ${NOT_ADULT}; limit 10;`,
      `search "halo"; fields name; where themes != (42) | themes = null; limit 10;`,
    ]);
  });

  it.each(["id = 5", "id = (5)", "category = 0 & id = 5"])(
    "for adults only are found by %s",
    async (where) => {
      await answerGamesQuery(`fields name; where ${where};`);
      expect(upstream.calls[0]?.body).not.toContain("themes");
    },
  );

  it("for adults only are left out of related games, and nothing is added to the others", async () => {
    const related = [
      { id: 8, name: "Plain" },
      { id: 9, name: "Plain, too", themes: [1] },
      { id: 10, name: "Adult", themes: [1, 42] },
    ];
    upstream.answer(() => ({ body: [{ id: 7, similar_games: related, genres: [1, 2] }] }));
    expect(await answerGamesQuery("fields similar_games.name,genres; where id = 7;")).toEqual([
      {
        id: 7,
        similar_games: [
          { id: 8, name: "Plain" },
          { id: 9, name: "Plain, too" },
        ],
        genres: [1, 2],
      },
    ]);
    expect(upstream.calls[0]?.body).toContain("similar_games.themes");
  });

  it("for adults only are left out of related games that are requested as ids, too", async () => {
    const dlcs = [{ id: 8 }, { id: 10, themes: [42] }, { id: 11, themes: [1] }];
    upstream.answer(() => ({ body: [{ id: 7, dlcs }] }));
    expect(await answerGamesQuery("fields dlcs; where id = 7;")).toEqual([{ id: 7, dlcs: [8, 11] }]);
    expect(upstream.calls[0]?.body).toContain("dlcs.themes");
  });

  it("for adults only are no parent of others", async () => {
    const parent = { id: 10, name: "Adult", themes: [42] };
    upstream.answer(() => ({
      body: [
        { id: 7, parent_game: parent, version_parent: { id: 9, name: "Plain", themes: [1] } },
        { id: 8, parent_game: 9 },
      ],
    }));
    const query = "fields parent_game.name,version_parent; where genres = 5;";
    expect(await answerGamesQuery(query)).toEqual([
      { id: 7, version_parent: 9 },
      { id: 8, parent_game: 9 },
    ]);
  });

  it("have requested dropped names beside the current ones", async () => {
    upstream.answer(() => ({ body: [{ id: 7, game_type: 8, websites: [{ id: 1, type: 13 }, 5] }] }));
    expect(await answerGamesQuery("fields category,websites.category; where id = 7;")).toEqual([
      { id: 7, game_type: 8, category: 8, websites: [{ id: 1, type: 13, category: 13 }, 5] },
    ]);
  });

  it.each(["", "   ", "\\\\", "\u0007"])("are not requested by the empty search %j", async (text) => {
    expect(await answerGamesQuery(`search "${text}"; fields name;`)).toEqual([]);
    expect(upstream.calls).toEqual([]);
  });

  it("cannot be requested by text that breaks out of its string", async () => {
    await answerGamesQuery('fields name; where slug = "a\\"; limit 500; where \\\\";');
    expect(upstream.calls[0]?.body).toBe(
      `fields name; where slug = "a\\"; limit 500; where" & ${NOT_ADULT}; limit 10;`,
    );
  });

  it("are not requested by a query that is refused", async () => {
    await expect(answerGamesQuery("fields *; where id = 1;")).rejects.toMatchObject({
      code: "invalid_input",
    });
    expect(upstream.calls).toEqual([]);
  });

  it("that cannot be read are a failure with the spec's text", async () => {
    upstream.answer(() => ({ status: 400, body: [{ title: "Syntax Error", cause: "secret words" }] }));
    await expect(answerGamesQuery("fields name; where id = 1;")).rejects.toMatchObject({
      code: "upstream_failed",
      message: "Failed to fetch data from IGDB API",
    });
  });
});

it("play times are in IGDB's own format", async () => {
  const row = { id: 3, game_id: 7, hastily: 60, count: 2 };
  upstream.answer(() => ({ body: [row] }));
  expect(await answerTimeToBeatQuery("fields hastily,count,game_id; where game_id = 7; limit 1;")).toEqual([
    row,
  ]);
  expect(upstream.calls.map(({ path }) => path)).toEqual(["/game_time_to_beats"]);
});

it("many queries of one client leave half of the budget to the pages of others", async () => {
  const igdb = upstream.igdb({ perSecond: 4 });
  current.igdb = () => igdb;
  upstream.answer(({ path }) => ({ body: [{ id: 1, name: path }] }));
  const proxied = [1, 2, 3, 4, 5].map((id) => answerGamesQuery(`fields name; where genres = ${id};`));
  const page = { id: "page", client: "192.0.2.9", isAnswered: false };
  await requestStorage().run(page, () => igdb.load(GAMES, 1));
  await Promise.all(proxied);
  const isPage = upstream.calls.map(({ body }) => !body.includes("genres = "));
  expect(isPage.indexOf(true)).toBeLessThanOrEqual(2);
});
