import { afterAll, beforeEach, expect, it } from "vitest";
import { gameRow, type User } from "./harness.ts";
import { importSteps } from "./import-steps.ts";
import { startWithCatalogue } from "./load-catalogue.ts";

let user: User;
const server = await startWithCatalogue();
afterAll(() => server.stop());
beforeEach(async () => {
  user = await server.newUser();
});

const row = (rest: object, game = 1942) => ({ title: "", igdb_id: game, status: "want", ...rest });

async function imported(...rows: object[]) {
  const steps = importSteps(user);
  const id = await steps.read(rows);
  const { records, recordsToWrite } = await steps.summary(id);
  await steps.write(id);
  return { ...steps, id, records, recordsToWrite };
}

const FIELDS = "game_id, platform, store, medium, bought_on, price, currency";
const copies = async () =>
  (await user.client.from("copies").select(FIELDS).order("game_id").order("platform").throwOnError()).data;
const tags = async () => {
  const { data } = await user.client.from("game_tags").select("game_id, tags (name)").throwOnError();
  return (data ?? []).map(({ game_id, tags }) => `${game_id} ${Object(tags).name}`).sort();
};
const games = async () => {
  const { data } = await user.client.from("user_games").select("game_id").order("game_id").throwOnError();
  return data?.map(({ game_id }) => game_id);
};
const owned = (rest: object) =>
  user.client
    .from("copies")
    .insert({ user_id: user.id, game_id: 1942, ...rest })
    .throwOnError();

/** A copy without any value. */
const BARE = { platform: null, store: null, medium: null, bought_on: null, price: null, currency: null };
const PS4 = { platform: "PS4", store: "GameStop", medium: "physical" };
const FILE = [
  row({
    copies: [{ ...PS4, bought_on: "2020-05", price: 19.99, currency: "EUR" }, { platform: "PC" }],
    tags: ["Cozy", "RPG"],
  }),
  row({ tags: ["cozy", "Short"] }),
  row({ copies: [{ platform: "PC" }], tags: ["RPG"] }, 1020),
];

it("counts copies and tags in the review, adds them as counted, and nothing the second time", async () => {
  const first = await imported(...FILE);
  expect(first).toMatchObject({
    records: [
      { kind: "copies", added: 3, there: 0, left: 0 },
      { kind: "tags", added: 3 },
      { kind: "game_tags", added: 2 },
    ],
    recordsToWrite: 8,
  });
  const written = await copies();
  expect(written).toEqual([
    { game_id: 1020, ...BARE, platform: "PC" },
    { game_id: 1942, ...BARE, platform: "PC" },
    { game_id: 1942, ...PS4, bought_on: "2020-05", price: 19.99, currency: "EUR" },
  ]);
  expect(await tags()).toEqual(["1020 RPG", "1942 Cozy", "1942 RPG", "1942 Short"]);
  expect(await first.summary(first.id)).toMatchObject({
    records: first.records,
    recordsToWrite: 0,
    recordsWritten: 8,
  });

  expect(await imported(...FILE)).toMatchObject({ records: [], recordsToWrite: 0 });
  expect(await copies()).toEqual(written);
});

it("lists copies and tags among the changes of a game on the shelf", async () => {
  await user.client.from("user_games").insert([gameRow(user.id, 1942), gameRow(user.id, 1020)]);
  const steps = importSteps(user);
  const id = await steps.read([
    row({ copies: [PS4], tags: ["RPG"], status: null }),
    row({ status: null }, 1020),
  ]);
  expect(await steps.page(id, "existing")).toMatchObject([
    {
      changes: [
        { field: "copies", from: null, to: 1 },
        { field: "tags", from: null, to: ["RPG"] },
      ],
    },
  ]);
  expect(await steps.page(id, "unchanged")).toMatchObject([{ changes: [] }]);
  await steps.write(id);
  expect(await steps.page(id, "existing")).toMatchObject([{ game: { id: 1942 }, changes: [] }]);
});

it("adds no copy that agrees with one that is there", async () => {
  await user.client.from("user_games").insert(gameRow(user.id, 1942));
  await owned({ platform: "PC (Microsoft Windows)", store: "Steam", bought_on: "2020-05-17" });
  await owned({ platform: "Switch" });
  await imported(
    row({
      copies: [
        { platform: "PC" },
        { platform: "pc", store: "steam", bought_on: "2020" },
        { platform: "switch", medium: "digital" },
        { platform: "PC", store: "GOG" },
        { platform: "PC", bought_on: "2021" },
      ],
    }),
  );
  expect((await copies())?.map(({ platform, store, bought_on }) => [platform, store, bought_on])).toEqual(
    expect.arrayContaining([
      ["PC", "GOG", null],
      ["PC", null, "2021"],
      ["PC (Microsoft Windows)", "Steam", "2020-05-17"],
      ["Switch", null, null],
    ]),
  );
  expect(await copies()).toHaveLength(4);
});

it("undoes copies and tags with their games, but neither a changed copy nor a tag of other games", async () => {
  await user.client.from("user_games").insert(gameRow(user.id, 72));
  await user.client.rpc("set_game_tags", { of_game: 72, tag_names: ["Mine"] }).throwOnError();
  const { id, undo } = await imported(
    row({ copies: [PS4], tags: ["RPG", "Mine"] }),
    row({ copies: [PS4], tags: ["RPG"] }, 1020),
  );
  await user.client.from("copies").update({ store: "eBay" }).eq("game_id", 1020).throwOnError();
  expect(await undo(id)).toBe("undone");
  expect(await copies()).toMatchObject([{ game_id: 1020, store: "eBay" }]);
  expect(await tags()).toEqual(["72 Mine"]);
  expect((await user.client.from("tags").select("name")).data).toEqual([{ name: "Mine" }]);
  expect(await games()).toEqual([72, 1020]);
});

it("leaves out what the limits of copies and tags do not allow, and imports the rest", async () => {
  await user.client
    .from("tags")
    .insert(Array.from({ length: 199 }, (_, index) => ({ user_id: user.id, name: `Tag ${index}` })))
    .throwOnError();
  const many = Array.from({ length: 25 }, (_, index) => ({ platform: "PC", store: `Store ${index}` }));
  const { id, summary } = await imported(
    row({ copies: many, tags: ["First"] }),
    row({ copies: [PS4], tags: ["Second"] }, 1020),
  );
  expect(await summary(id)).toMatchObject({
    state: "done",
    records: [
      { kind: "copies", added: 21, left: 5 },
      { kind: "tags", added: 1, left: 1 },
      { kind: "game_tags", added: 1, left: 1 },
    ],
  });
  expect(await copies()).toHaveLength(21);
  expect(await tags()).toEqual(["1942 First"]);
});

it("adds the copies and tags of a game that is chosen after the write", async () => {
  const { id, call, write, summary } = await imported(
    row({ tags: ["RPG"] }, 1020),
    row({ title: "No such game of any catalogue", igdb_id: null, copies: [PS4], tags: ["RPG", "New"] }),
  );
  await call("choose_import_game", { import: id, of_row: 2, game_id: 1942, skip: false });
  expect(await summary(id)).toMatchObject({
    records: [
      { kind: "copies", added: 1 },
      { kind: "tags", added: 2 },
      { kind: "game_tags", added: 2 },
    ],
    recordsToWrite: 3,
  });
  await write(id);
  expect(await copies()).toMatchObject([{ game_id: 1942, ...PS4 }]);
  expect(await tags()).toEqual(["1020 RPG", "1942 New", "1942 RPG"]);
});

it("stores only copies and tags that the tables accept", async () => {
  await imported(
    row({
      copies: [
        { platform: " Xbox\u202e 360 ", store: "", medium: "cloud", bought_on: "2190", price: 5 },
        { price: -1, currency: "EUR" },
        { price: "NaN", currency: "EUR" },
        {},
      ],
      tags: [" ", "a\nb", "A b", "x".repeat(50)],
    }),
  );
  expect(await copies()).toEqual([{ game_id: 1942, ...BARE, platform: "Xbox 360" }]);
  expect(await tags()).toEqual(["1942 a b", `1942 ${"x".repeat(40)}`]);
});

it.each([
  ["a price in words", { copies: [{ price: "cheap" }] }, "22P02"],
  ["copies that are texts", { copies: ["PC"] }, "22023"],
  ["no list of copies", { copies: { platform: "PC" } }, "22023"],
  [
    "101 copies",
    { copies: Array.from({ length: 101 }, (_, index) => ({ store: `Store ${index}` })) },
    "23514",
  ],
  ["no list of tags", { tags: "RPG" }, "22023"],
  ["101 tags", { tags: Array.from({ length: 101 }, (_, index) => `Tag ${index}`) }, "23514"],
])("refuses rows with copies or tags of the wrong type: %s", async (_, wrong, code) => {
  const { begin, add } = importSteps(user);
  await expect(add(await begin(), [row({}), row(wrong)])).rejects.toMatchObject({ code });
});
