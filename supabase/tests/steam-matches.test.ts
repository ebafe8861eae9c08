import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { connectTo, startSupabase } from "./harness.ts";

const server = await startSupabase();
const user = await server.newUser();
const job = connectTo(server.url, server.supabase.secretKey);
await insert("platforms", [
  { id: 6, slug: "win", name: "PC (Microsoft Windows)" },
  { id: 48, slug: "ps4", name: "PlayStation 4" },
]);
await insert("genres", [
  { id: 5, slug: "shooter", name: "Shooter" },
  { id: 31, slug: "adventure", name: "Adventure" },
]);
afterAll(() => server.stop());
beforeEach(async () => {
  await server.sql("delete from public.games");
  await server.sql("delete from public.user_games");
});

type Game = Partial<{
  aliases: string[];
  steamId: string;
  game_type: number;
  version_parent: number;
  platforms: number[];
  genres: number[];
  themes: number[];
  total_rating: number;
  total_rating_count: number;
  cover_image_id: string;
  first_release_date: string;
}>;

async function addGame(id: number, name: string, { aliases = [], steamId, ...columns }: Game = {}) {
  await insert("games", [{ id, slug: `game-${id}`, name, updated_at: "2026-01-01", ...columns }]);
  const names = [name, ...aliases].map((alias) => ({ game_id: id, name: alias, is_main: alias === name }));
  await insert("game_names", names);
  if (steamId !== undefined) await addStoreId(id, 1, steamId);
}

const addStoreId = (gameId: number, source: number, uid: string) =>
  insert("external_games", [{ external_game_source: source, uid, game_id: gameId }]);

async function insert(table: string, rows: object[]) {
  const { error } = await job.from(table).insert(rows);
  if (error) throw error;
}

async function match(apps: unknown) {
  const { data, error } = await user.client.rpc("match_steam_apps", { apps });
  if (error) throw error;
  return data;
}

/** `[<game id>, <how>]`, or null. */
async function matchOf(name: string, appid = 999) {
  const [row] = await match([{ appid, name }]);
  return row ? [row.game_id, row.matched_by] : null;
}

describe("an app is", () => {
  it("the game with its Steam id, whatever its name", async () => {
    await addGame(1, "Portal 2");
    await addGame(2, "Other name", { steamId: "620" });
    await addStoreId(1, 5, "620");
    expect(await matchOf("Portal 2", 620)).toEqual([2, "steam_id"]);
  });

  it.each(["DOOM Eternal", "  Doom eternal ", "DOOM®  Eternal™"])(
    "else the game that is called so: %j",
    async (name) => {
      await addGame(1, "Doom Eternal");
      expect(await matchOf(name)).toEqual([1, "name"]);
    },
  );

  it("also a game for adults only, by its Steam id or its name", async () => {
    await addGame(1, "Evening", { themes: [42], steamId: "10" });
    expect(await matchOf("x", 10)).toEqual([1, "steam_id"]);
    expect(await matchOf("Evening")).toEqual([1, "name"]);
  });

  it.each([
    ["other punctuation, accents and numerals", "Final Fantasy 7 – Pokemon", "Final Fantasy VII: Pokémon"],
    ["a word of a shop", "Hades (Deluxe Edition)", "Hades"],
    ["several of them", "Portal 2 Game of the Year Edition Demo", "Portal 2"],
    ["a subtitle that the catalogue has", "The Witcher 3", "The Witcher 3: Wild Hunt"],
    ["a subtitle that the catalogue lacks", "Grand Theft Auto V Story Mode", "Grand Theft Auto V"],
  ])("else the game of a similar name: %s", async (_, name, inCatalogue) => {
    await addGame(1, inCatalogue);
    await addGame(2, "Another");
    expect(await matchOf(name)).toEqual([1, "search"]);
  });

  it("else the game with such an alternative name, after games with that name", async () => {
    await addGame(1, "Biohazard 4", { aliases: ["Resident Evil 4"], total_rating_count: 900 });
    expect(await matchOf("Resident Evil 4")).toEqual([1, "search"]);
    await addGame(2, "Resident Evil IV");
    expect(await matchOf("Resident Evil 4")).toEqual([2, "search"]);
  });

  it("the game whose name is nearest", async () => {
    await addGame(1, "Half-Life 2");
    await addGame(2, "Half-Life 2: Episode One");
    await addGame(3, "Half-Life 2: Episode One Extra");
    expect(await matchOf("Half Life 2: Episode One Demo")).toEqual([2, "search"]);
    expect(await matchOf("Half Life 2: Update")).toEqual([1, "search"]);
  });

  it("the game that is spelled alike, before one with another numeral", async () => {
    await addGame(1, "Modern Warfare 2", { total_rating_count: 900 });
    await addGame(2, "Modern Warfare II");
    expect(await matchOf("Modern Warfare II (Deluxe)")).toEqual([2, "search"]);
    expect(await matchOf("Modern Warfare 2 (Deluxe)")).toEqual([1, "search"]);
  });

  it("none of which only a small part of the name is known", async () => {
    await addGame(1, "Iron");
    await addGame(2, "Star Wars");
    await addGame(3, "Legends of the Fall of Rome");
    expect(await matchOf("Iron Galaxy")).toBeNull();
    expect(await matchOf("Star Wars Knights of the Old Republic")).toBeNull();
    expect(await matchOf("Leg")).toBeNull();
  });

  it("no game for adults only by a similar name", async () => {
    await addGame(1, "Evening Walk", { themes: [42] });
    expect(await matchOf("Evening Walk Deluxe")).toBeNull();
    await addGame(2, "Evening Walk II");
    expect(await matchOf("Evening Walk Deluxe")).toEqual([2, "search"]);
  });

  it.each(["™", "\\", "", " ", "%", "_", "' or 1=1", "🎮"])("nothing where its name is %j", async (name) => {
    await addGame(1, "Doom");
    await addGame(2, "🕹");
    expect(await matchOf(name)).toBeNull();
  });

  it("the game of a name in another script", async () => {
    await addGame(1, "東方紅魔郷");
    expect(await matchOf("東方紅魔郷")).toEqual([1, "name"]);
  });
});

describe("of several games", () => {
  it.each<[string, Game, Game]>([
    ["a main game goes before a port", { game_type: 11 }, { game_type: 0 }],
    ["a main game goes before an addition", { game_type: 1 }, {}],
    ["a remake goes before an addition", { game_type: 2 }, { game_type: 8 }],
    ["an edition comes last", { version_parent: 9 }, { game_type: 11 }],
    ["one for Windows goes before one for a console", { platforms: [48] }, { platforms: [48, 6] }],
    ["the better known goes first", { total_rating_count: 5 }, { total_rating_count: 500 }],
  ])("by name, Steam id and similar name, %s", async (_, worse, better) => {
    await addGame(1, "Doom", { ...worse, steamId: "10" });
    await addGame(2, "Doom", { ...better, steamId: "10" });
    expect(await matchOf("x", 10)).toEqual([2, "steam_id"]);
    expect(await matchOf("Doom")).toEqual([2, "name"]);
    expect(await matchOf("Doom Demo")).toEqual([2, "search"]);
  });

  it("takes the older entry where nothing distinguishes them", async () => {
    await addGame(2, "Doom");
    await addGame(1, "Doom");
    expect(await matchOf("Doom")).toEqual([1, "name"]);
  });
});

describe("a batch", () => {
  it("returns what a shelf stores", async () => {
    await addGame(7, "Doom", {
      platforms: [48, 6],
      genres: [31, 5],
      total_rating: 87.5,
      cover_image_id: "co1",
      first_release_date: "1993-12-10",
    });
    expect(await match([{ appid: 10, name: "Doom" }])).toEqual([
      {
        appid: 10,
        matched_by: "name",
        game_id: 7,
        game_name: "Doom",
        cover_image_id: "co1",
        total_rating: 87.5,
        first_release_date: "1993-12-10",
        platforms: ["PlayStation 4", "PC (Microsoft Windows)"],
        genres: ["Adventure", "Shooter"],
      },
    ]);
  });

  it("leaves out what the user has imported before", async () => {
    await addGame(1, "Doom");
    const app = { appid: 10, name: "Doom" };
    const games = [{ ...app, playtime_minutes: 1, matched_by: "name", game_id: 1, game_name: "Doom" }];
    await user.client.rpc("import_steam_games", { games });
    expect(await match([app, { appid: 11, name: "Doom" }])).toMatchObject([{ appid: 11 }]);
    const other = await server.newUser();
    expect((await other.client.rpc("match_steam_apps", { apps: [app] })).data).toHaveLength(1);
  });

  it("has 500 apps at most, and is refused to visitors", async () => {
    await addGame(1, "Doom");
    const apps = Array.from({ length: 501 }, (_, index) => ({ appid: index + 1, name: "Doom" }));
    expect(await match(apps)).toHaveLength(500);
    expect((await server.connect().rpc("match_steam_apps", { apps })).error?.code).toBe("42501");
  });

  it.each([[null], [{}], ["text"], [[1]], [[{ appid: "x", name: "Doom" }]]])(
    "refuses or ignores %j",
    async (apps) => {
      const { data, error } = await user.client.rpc("match_steam_apps", { apps });
      expect(error ? /^(22|PGRST)/.test(error.code) : data).toEqual(error ? true : []);
    },
  );
});
