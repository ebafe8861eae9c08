import { describe, expect, test } from "vitest";
import { createTestClient } from "./test-client.ts";

const { ids, request } = createTestClient();
const games = (text: string) => ids("games", `search "${text}"; fields name;`);

describe("search", () => {
  test("finds the exact name first, then prefixes", async () => {
    expect(await games("the witcher")).toEqual([80, 1942, 13166]);
    expect((await games("doom")).slice(0, 3)).toEqual([7351, 7350, 900]);
  });

  test.each([
    ["pokemon red", 500],
    ["POKÉMON", 500],
    ["pocket monsters", 500],
    ["dziki gon", 1942],
    ["witcher wild", 1942],
    ["wild hunt witcher", 1942],
    ["spiderman", 600],
    ["spider man", 600],
    ["stalker", 700],
    ["s.t.a.l.k.e.r.", 700],
    ["shadow of cherno", 700],
    ["shadow of chernobil", 700],
    ["hte wticher wild", 1942],
    ["the witcher® wild hunt™", 1942],
    ["ゼルダ", 800],
    ["伝説", 800],
  ])("%s", async (text, expected) => {
    expect((await games(text))[0]).toBe(expected);
  });

  test.each(["zzqx", "", "  ", "!!!", "half life three"])("finds nothing for '%s'", async (text) => {
    expect(await games(text)).toEqual([]);
  });

  test("works with where, limit and offset", async () => {
    const search = 'search "witcher"; where game_type = 0;';
    const found = await ids("games", search);
    expect(found).toEqual([80, 1942]);
    expect(await ids("games", `${search} limit 1; offset 1;`)).toEqual([1942]);
    expect((await request("games/count", search)).body).toEqual({ count: 2 });
  });

  test("finds names of all kinds at the search endpoint", async () => {
    const { body } = await request("search", 'search "dziki gon"; fields *; where game != null;');
    expect(body).toMatchObject([{ alternative_name: "Wiedźmin 3: Dziki Gon", game: 1942 }]);
    expect(
      (await request("search", 'fields game.name; where name ~ *"witcher"* & game.platforms = (48);')).body,
    ).toMatchObject([{ game: { id: 1942, name: "The Witcher 3: Wild Hunt" } }]);
    expect((await request("search", 'search "playstation"; fields platform;')).body).toMatchObject([
      { platform: 48 },
    ]);
  });

  test("finds platforms by their short names", async () => {
    expect(await ids("platforms", 'search "ps4";')).toEqual([48]);
  });
});
