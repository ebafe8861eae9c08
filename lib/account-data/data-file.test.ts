import { expect, test } from "vitest";
import { dataFile } from "./data-file";
import { type DataQuery, dataQuerySchema } from "./input";
import { shelfOf, shelfRow, testReader } from "./test-reader";

const NOW = new Date("2026-11-22T12:00:00Z");

async function textOf(query: DataQuery, ...rows: ReturnType<typeof shelfRow>[]): Promise<string> {
  return (await Array.fromAsync(dataFile(shelfOf(...rows).reader, query, NOW).pieces)).join("");
}

const WITCHER = shelfRow(1942, {
  game_name: "The Witcher 3: Wild Hunt",
  game_release_date: "2015-01-01",
  game_platforms: ["PC (Microsoft Windows)", "PlayStation 4"],
  status: "completed",
  user_rating: 9,
  shown_hours: 90,
  date_completed: "2024-03-02T00:00:00+00:00",
});

test("a file for Yamtrack has all fields quoted, in its order and words", async () => {
  const file = await textOf(
    { format: "yamtrack" },
    WITCHER,
    shelfRow(7, { game_name: 'Say "Hi"', status: "imported", notes: "- one\r\n\r\ntwo\u2028three" }),
  );
  expect(file).toBe(
    [
      '"media_id","source","media_type","title","image","season_number","episode_number","score","status","notes","start_date","end_date","progress"',
      '"1942","igdb","game","The Witcher 3: Wild Hunt","","","","9.0","Completed","","","2024-03-02 00:00:00+00:00","5400"',
      '"7","igdb","game","Say ""Hi""","","","","","Planning","- one two three","","","0"',
      "",
    ].join("\r\n"),
  );
});

test.each([
  ["want", "Planning", "Watchlist", "backlog"],
  ["playing", "In progress", "In Progress", "playing"],
  ["endless", "In progress", "In Progress", "playing"],
  ["paused", "Paused", "Paused", "shelved"],
  ["dropped", "Dropped", "Dropped", "abandoned"],
  ["completed", "Completed", "Completed", "completed"],
  ["imported", "Planning", "Owned", "backlog"],
])("%s has a status in each other service", async (status, yamtrack, ryot, backloggd) => {
  const row = shelfRow(7, { status });
  expect((await textOf({ format: "yamtrack" }, row)).split("\r\n")[1]?.split(",")[8]).toBe(`"${yamtrack}"`);
  const [item] = JSON.parse(await textOf({ format: "ryot" }, row)).metadata;
  expect(item.collections[0].collectionName).toBe(ryot);
  expect(item.seen_history).toHaveLength(status === "completed" ? 1 : 0);
  const [{ log }] = JSON.parse(await textOf({ format: "backloggd" }, row)).entries;
  expect(log).toMatchObject({
    status: backloggd,
    is_play: backloggd !== "backlog",
    is_playing: backloggd === "playing",
    is_backlog: backloggd === "backlog",
  });
});

test("a file for Ryot is a list of its items, with private notes", async () => {
  const file = await textOf(
    { format: "ryot" },
    { ...WITCHER, user_rating: 8.5, notes: "Again!" },
    shelfRow(7),
  );
  expect(JSON.parse(file)).toEqual({
    metadata: [
      {
        lot: "video_game",
        source: "igdb",
        identifier: "1942",
        source_id: "The Witcher 3: Wild Hunt",
        collections: [
          {
            collectionId: "",
            collectionName: "Completed",
            createdOn: "2024-01-05T12:30:15Z",
            lastUpdatedOn: "2024-02-06T00:00:00Z",
            creatorUserId: "",
            information: null,
          },
        ],
        reviews: [
          {
            rating: "85",
            review: { text: "Again!", date: null, spoiler: false, visibility: "private" },
          },
        ],
        seen_history: [
          {
            progress: "100",
            started_on: null,
            ended_on: "2024-03-02T00:00:00Z",
            providers_consumed_on: [],
          },
        ],
      },
      expect.objectContaining({ identifier: "7", reviews: [], seen_history: [] }),
    ],
  });
});

test("a file for Backloggd is a transfer of version 2, found by IGDB's slug", async () => {
  const file = await textOf({ format: "backloggd" }, { ...WITCHER, shown_hours: 12.5, notes: "Secret" });
  expect(JSON.parse(file)).toEqual({
    format: "backloggd-transfer",
    version: 2,
    exportedAt: "2026-11-22T12:00:00.000Z",
    source: { platform: "questshelf", label: "Questshelf" },
    entries: [
      {
        game_id: null,
        title: "The Witcher 3: Wild Hunt",
        slug: "the-witcher-3-wild-hunt",
        log: {
          game_liked: false,
          is_play: true,
          is_playing: false,
          is_backlog: false,
          is_wishlist: false,
          status: "completed",
          total_hours: null,
          total_minutes: null,
          time_source: 1,
          override_cover_id: null,
        },
        playthroughs: [
          {
            title: "Log",
            rating: 9,
            review: "",
            review_spoilers: false,
            platform: null,
            hours_played: 12,
            mins_played: 30,
            is_master: false,
            is_replay: false,
            start_date: "",
            finish_date: "2024-03-02",
          },
        ],
        dates: [],
      },
    ],
  });
});

test("a file for Backloggd has the notes only on request, and whole half stars", async () => {
  const rows = [
    shelfRow(7, { game_name: "Ōkami HD", notes: "Secret", user_rating: 8.5 }),
    shelfRow(8, { status: "imported", shown_hours: 3, user_rating: 0 }),
  ];
  const [first, second] = JSON.parse(await textOf({ format: "backloggd", notes: "1" }, ...rows)).entries;
  expect(first).toMatchObject({ slug: "okami-hd", playthroughs: [{ review: "Secret", rating: 9 }] });
  expect(second).toMatchObject({ log: { status: "played" }, playthroughs: [{ rating: null }] });
});

test("a table of games for people has words, days and ids", async () => {
  const file = await textOf(
    { format: "csv", table: "games" },
    { ...WITCHER, notes: "=1+1" },
    shelfRow(7, { status: "imported" }),
  );
  expect(file).toBe(
    [
      "\uFEFFtitle,year,status,rating,hours,date_completed,date_added,platforms,notes,igdb_id,steam_appid,tags,copies",
      `The Witcher 3: Wild Hunt,2015,Completed,9,90,2024-03-02,2024-01-05,"PC (Microsoft Windows); PlayStation 4",'=1+1,1942,292030,"Rainy, days","PC, GOG, 9.99 EUR"`,
      "Game 7,,,,,,2024-01-05,,,7,,,",
      "",
    ].join("\r\n"),
  );
});

const QUERIES: DataQuery[] = [
  { format: "json" },
  { format: "csv", table: "games" },
  { format: "csv", table: "user_games" },
  { format: "yamtrack" },
  { format: "ryot" },
  { format: "backloggd" },
];

test.each(QUERIES)("$format $table holds one page of 20,000 games at a time", async (query) => {
  const largest = { few: 0, many: 0 };
  for (const [size, length] of [
    ["few", 400],
    ["many", 20_000],
  ] as const) {
    const { reader, counts } = testReader({ length, row: (index) => shelfRow(100_000 + index) });
    let taken = 0;
    for await (const piece of dataFile(reader, query, NOW).pieces) {
      if (piece.includes("Game 1")) taken++;
      expect(counts.pages).toBe(taken);
      largest[size] = Math.max(largest[size], piece.length);
    }
    expect([taken, counts.ended]).toEqual([length / 200, true]);
  }
  expect(largest.many).toBe(largest.few);
});

test("each query of the list is one that the route accepts", () => {
  expect(QUERIES.map((query) => dataQuerySchema.parse(query))).toEqual(QUERIES);
});
