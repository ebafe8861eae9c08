import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { callAsChange, gameRow, startSupabase, undo } from "./harness.ts";

const server = await startSupabase();
const owner = await server.newUser();
const other = await server.newUser();
afterAll(() => server.stop());
beforeEach(async () => {
  await server.sql("delete from public.user_games");
  await owner.client.from("user_games").insert([gameRow(owner.id, 1), gameRow(owner.id, 2)]);
});

const copies = () => owner.client.from("copies");
const copy = (values: object, client = owner.client) =>
  client.from("copies").insert({ user_id: owner.id, game_id: 1, ...values });
const stored = () => server.sql("select * from public.copies order by id");

const FULL_COPY = {
  platform: "Nintendo Switch",
  store: "Nintendo eShop",
  medium: "digital",
  bought_on: "2024-05",
  price: 59.99,
  currency: "EUR",
};

describe("a copy", () => {
  it.each([
    ["all fields", FULL_COPY],
    ["a store alone", { store: "GOG" }],
    ["a year and nothing else", { bought_on: "1999" }],
    ["a gift's price", { price: 0, currency: "USD" }],
    ["the highest price", { price: 99_999_999.99, currency: "JPY" }],
  ])("has %s", async (_, values) => {
    expect((await copy(values)).error).toBeNull();
    const { data } = await copies().select().single();
    expect({ ...data, price: data.price && Number(data.price) }).toMatchObject(values);
  });

  it.each([
    ["nothing", {}],
    ["no such day", { bought_on: "2023-02-29" }],
    ["month 13", { bought_on: "2023-13" }],
    ["year 0", { bought_on: "0000" }],
    ["the future", { bought_on: "2999" }],
    ["an unknown medium", { medium: "cloud" }],
    ["a negative price", { price: -0.01, currency: "EUR" }],
    ["an endless price", { price: 100_000_000, currency: "EUR" }],
    ["an infinite price", { price: "Infinity", currency: "EUR" }],
    ["a price that is no number", { price: "NaN", currency: "EUR" }],
    ["a price without a currency", { price: 5 }],
    ["a currency without a price", { store: "GOG", currency: "EUR" }],
    ["a currency that is none", { price: 5, currency: "€" }],
    ["a store with a line break", { store: "GOG\nSteam" }],
    ["a store that turns the text around", { store: "GOG\u202e" }],
    ["a padded platform", { platform: " PC" }],
    ["an empty store", { store: "" }],
    ["a long store", { store: "x".repeat(101) }],
    ["a long platform", { platform: "x".repeat(101) }],
  ])("is refused with %s", async (_, values) => {
    expect(["23514", "22003"]).toContain((await copy(values)).error?.code);
    expect(await stored()).toEqual([]);
  });

  it("is of a game on the shelf, and of its owner", async () => {
    expect((await copy({ store: "GOG", game_id: 3 })).error?.code).toBe("23503");
    expect((await copy({ store: "GOG" }, other.client)).error?.code).toBe("42501");
    expect((await copy({ store: "GOG" }, server.connect())).error?.code).toBe("42501");
    await other.client.from("user_games").insert(gameRow(other.id, 7));
    const foreign = { user_id: other.id, game_id: 1, store: "GOG" };
    expect((await other.client.from("copies").insert(foreign)).error?.code).toBe("23503");
    expect((await copy({ store: "GOG" })).error).toBeNull();
    expect((await copies().update({ game_id: 2 }).eq("game_id", 1)).error?.code).toBe("42501");
    expect((await copies().update({ user_id: other.id }).eq("game_id", 1)).error?.code).toBe("42501");
  });

  it("is stored once, however often it is sent", async () => {
    const id = randomUUID();
    expect((await copy({ id, store: "GOG" })).error).toBeNull();
    expect((await copy({ id, store: "GOG" })).error?.code).toBe("23505");
    expect(await stored()).toHaveLength(1);
  });

  it("is restored with a removed game, unchanged", async () => {
    await copy(FULL_COPY);
    await copy({ medium: "physical" });
    await copy({ store: "GOG", game_id: 2 });
    const before = await stored();
    const removal = await callAsChange(owner.client, "remove_games", { game_ids: [1, 2] });
    expect(await stored()).toEqual([]);
    expect((await undo(owner.client, removal)).data).toMatchObject({ restored: 5, kept: 0 });
    expect(await stored()).toEqual(before);
  });
});

it("allows 20 copies of a game", async () => {
  const row = { user_id: owner.id, game_id: 1, store: "GOG" };
  expect((await copies().insert(Array(20).fill(row))).error).toBeNull();
  const { error } = await copy({ store: "GOG" });
  expect([error?.code, error?.message]).toEqual(["QS026", "A game can have 20 copies."]);
  expect((await copy({ store: "GOG", game_id: 2 })).error).toBeNull();
});

it("allows 20,000 copies of a user", async () => {
  await server.sql(
    `with games as (
       insert into public.user_games (user_id, game_id, game_name, status)
       select $1, n, 'Game ' || n, 'want' from generate_series(10, 1009) n returning game_id
     )
     insert into public.row_bounds (user_id, relation, at_most) values ($1, 'copies', 19999)
     on conflict (user_id, relation) do update set at_most = 19999`,
    [owner.id],
  );
  expect((await copy({ store: "GOG" })).error).toBeNull();
  await server.sql(
    `insert into public.copies (user_id, game_id, store)
     select $1, 10 + n % 1000, 'GOG' from generate_series(1, 19999) n`,
    [owner.id],
  );
  const { error } = await copy({ store: "GOG", game_id: 2 });
  expect([error?.code, error?.message]).toEqual(["QS025", "Your copies are full: they hold 20,000."]);
});
