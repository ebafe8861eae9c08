import { describe, expect, it, test } from "vitest";
import { filled, readKnown, refusal, testFile, textFile } from "../test-read.ts";

test("reads the shelf and Steam's apps as exported", () => {
  const read = readKnown([testFile("questshelf.json")]);
  expect(read.format).toBe("questshelf");
  expect(filled(read.entries)).toEqual([
    {
      line: 1,
      title: "The Witcher 3: Wild Hunt",
      year: 2015,
      igdbId: 1942,
      statusWord: "completed",
      status: "completed",
      rating: 9.5,
      hours: 90.5,
      finishedOn: "2024-03-02",
      addedAt: "2024-01-05T12:34:56.789Z",
      notes: "=not a formula\n'here",
      own: {
        imported: false,
        date_added: "2024-01-05T12:34:56.789012+00:00",
        date_completed: "2024-03-02T00:00:00+00:00",
        hours_played: 90.5,
        steam_playtime_minutes: 5400,
        game_name: "The Witcher 3: Wild Hunt",
        game_cover_url: null,
        game_summary: null,
        game_rating: null,
        game_release_date: "2015-05-19",
        game_platforms: [],
        game_genres: [],
        steam_games: [
          {
            appid: 292030,
            name: "The Witcher® 3: Wild Hunt",
            matched_by: "id",
            playtime_minutes: 5400,
            imported_at: "2024-01-06T12:34:56+00:00",
          },
        ],
      },
    },
    {
      line: 2,
      title: "Hades",
      igdbId: 113112,
      rating: 0,
      addedAt: "2024-01-06T12:34:56Z",
      own: {
        imported: true,
        date_added: "2024-01-06T12:34:56+00:00",
        date_completed: null,
        hours_played: null,
        steam_playtime_minutes: 60,
        game_name: "Hades",
        game_cover_url: null,
        game_summary: null,
        game_rating: null,
        game_release_date: null,
        game_platforms: [],
        game_genres: [],
        steam_games: [],
      },
    },
    {
      line: 5,
      title: "A benchmark",
      store: {
        source: 1,
        uid: "999999",
      },
    },
  ]);
  expect(read.problems).toEqual([{ line: 3, reason: "This entry has no game_id." }]);
  expect(read.skipped).toEqual([]);
});

test("reads the table of the shelf", () => {
  const read = readKnown([testFile("questshelf.csv")]);
  expect(read.format).toBe("questshelf");
  expect(filled(read.entries)).toEqual([
    {
      line: 2,
      title: "The Witcher 3: Wild Hunt",
      year: 2015,
      igdbId: 1942,
      statusWord: "completed",
      status: "completed",
      rating: 9.5,
      hours: 90.5,
      finishedOn: "2024-03-02",
      addedAt: "2024-01-05T12:34:56.789Z",
      notes: "=not a formula",
      own: {
        imported: false,
        date_added: "2024-01-05T12:34:56.789012+00:00",
        date_completed: "2024-03-02T00:00:00+00:00",
        hours_played: 90.5,
        steam_playtime_minutes: 5400,
        game_name: "The Witcher 3: Wild Hunt",
        game_cover_url: null,
        game_summary: "One, two",
        game_rating: 90,
        game_release_date: "2015-05-19",
        game_platforms: ["PC", "PS4"],
        game_genres: ["RPG"],
        steam_games: [],
      },
    },
    {
      line: 3,
      title: "Hades",
      igdbId: 113112,
      addedAt: "2024-01-06T12:34:56Z",
      own: {
        imported: true,
        date_added: "2024-01-06T12:34:56+00:00",
        date_completed: null,
        hours_played: null,
        steam_playtime_minutes: 60,
        game_name: "Hades",
        game_cover_url: null,
        game_summary: null,
        game_rating: null,
        game_release_date: null,
        game_platforms: [],
        game_genres: [],
        steam_games: [],
      },
    },
  ]);
  expect(read.problems).toEqual([]);
  expect(read.skipped).toEqual([]);
});

test.each([2, 2.1, "1"])("refuses version %s", (version) => {
  const text = JSON.stringify({
    format: "questshelf",
    version,
    user_games: [{ game_id: 1, game_name: "Hades" }],
  });
  expect(refusal([textFile("questshelf.json", text)])).toMatch(/newer version of Questshelf/);
});

test("reads an export from before the format had a version", () => {
  const {
    format: _,
    version: __,
    ...rest
  } = JSON.parse(new TextDecoder().decode(testFile("questshelf.json").bytes));
  expect(readKnown([textFile("data.json", JSON.stringify(rest))])).toEqual(
    readKnown([testFile("questshelf.json")]),
  );
});

describe("beside games", () => {
  const id = "00000000-0000-4000-8000-000000000001";
  const read = (content: object) =>
    readKnown([textFile("q.json", JSON.stringify({ format: "questshelf", version: 1, ...content }))]);

  it("reads the profile, plays, copies, tags, lists and settings in the order of the write", () => {
    const play = { id, game_id: 1, outcome: "finished", minutes: 5, started: "2024-05" };
    const { records, skipped } = read({
      profile: { username: "me", about: "Hi", socials: { github: "me" }, show_adult: true },
      plays: [play],
      copies: [{ id, game_id: 1, store: "GOG" }],
      lists: [{ id, title: "Best", is_ranked: true, visibility: "public" }],
      list_entries: [{ list_id: id, game_id: 1, game_name: "One", position: 1024 }],
      smart_lists: [{ id, name: "Short", query: "length=-5" }],
      favourites: [{ game_id: 1, position: 1 }],
      reviews: [{ game_id: 1, text: "Good.", is_spoiler: false, visibility: "followers" }],
      follows: [{ username: null, followed_at: "2024-01-05T12:30:15.123456+00:00" }],
      review_likes: [{ username: "ada", game_id: 1 }],
      list_likes: [{ list_id: id }],
      tags: [{ id, name: "Co-op" }],
      game_tags: [{ game_id: 1, tags: ["Co-op"] }],
      import_choices: [{ title_key: "one", game_id: null }],
      import_mappings: [{ header_key: "a", mapping: {} }],
      removed_steam_apps: [{ appid: 440, removed_at: "2024-01-05T12:30:15.123456+00:00" }],
    });
    expect(records.map(({ kind }) => kind)).toEqual([
      "profile",
      "tags",
      "game_tags",
      "removed_steam_apps",
      "import_choices",
      "import_mappings",
      "plays",
      "copies",
      "lists",
      "list_entries",
      "smart_lists",
      "favourites",
      "reviews",
      "follows",
      "review_likes",
      "list_likes",
    ]);
    expect(records[0]?.data).toEqual({ about: "Hi", socials: { github: "me" }, show_adult: true });
    expect(records[6]?.data).toEqual(play);
    expect(skipped).toEqual([]);
  });

  it("reports what cannot be read", () => {
    const list = { id, title: "Best", is_ranked: true, visibility: "public" };
    const { records, skipped } = read({
      user_games: [{ game_id: 1, game_name: "One", status: "want" }],
      profile: { about: null, socials: {}, show_adult: false },
      lists: [{ ...list, title: "" }, "x"],
      plays: [
        { id, game_id: 1, outcome: "finished", minutes: -1 },
        { id, game_id: 1, outcome: "finished", minutes: 1, started: "2999-01" },
      ],
      // Before Christ, in UTC.
      tags: [{ id, name: "Co-op", created_at: "0001-01-01T00:00:00+15:00" }],
    });
    expect(records).toEqual([]);
    expect(skipped).toEqual([
      { reason: "Tags that cannot be read", count: 1 },
      { reason: "Plays that cannot be read", count: 2 },
      { reason: "Lists that cannot be read", count: 2 },
    ]);
  });

  it("leaves out or cuts what the database would refuse, with all other rows", () => {
    const game = { game_id: 1, game_name: "One", status: "want" };
    const file = {
      user_games: [
        { ...game, game_id: 2 ** 31 },
        { ...game, user_rating: 7.3, steam_playtime_minutes: 1.5, game_summary: "\u0001".repeat(20_000) },
        { ...game, game_id: 2, game_platforms: Array(20_000).fill("x".repeat(20)) },
      ],
      profile: { about: "a\u0000b", website: "x".repeat(200_000), socials: { github: "\ud800", other: "x" } },
      import_mappings: [
        { header_key: "a", mapping: { a: "\u0000" } },
        { header_key: "b", mapping: { b: "\ud800" } },
        { header_key: "c", mapping: { c: "x".repeat(20_000) } },
      ],
    };
    const { entries, problems, records, skipped } = read(file);
    expect(problems).toEqual([{ line: 1, reason: "This entry has no game_id." }]);
    expect(entries).toMatchObject([
      { igdbId: 1, rating: 7.5, own: { steam_playtime_minutes: 2 } },
      { igdbId: 2, own: { game_name: "One", game_platforms: [] } },
    ]);
    for (const { own } of entries) expect(JSON.stringify(own).length).toBeLessThan(100_000);
    expect(records).toEqual([
      { kind: "profile", data: { about: "ab", website: null, socials: { github: "\ufffd" } } },
    ]);
    expect(skipped).toEqual([{ reason: "Layouts of tables that cannot be read", count: 3 }]);
  });
});
