import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, it } from "vitest";
import { startSupabase } from "./harness.ts";

const server = await startSupabase();
const owner = await server.newUser();
const other = await server.newUser();
afterAll(() => server.stop());
beforeEach(() => server.sql("delete from public.smart_lists"));

const save = (list: object, user = owner) =>
  user.client
    .from("smart_lists")
    .upsert(
      { user_id: user.id, id: randomUUID(), name: "Short", query: "length=-5", ...list },
      {
        onConflict: "user_id,id",
      },
    )
    .then(({ error }) => error?.code ?? null);
const namesOf = async (user = owner) =>
  (await user.client.from("smart_lists").select("name").order("name")).data?.map(({ name }) => name);

it("creates one smart list, however often the same one is sent, and renames it", async () => {
  const id = randomUUID();
  expect(await Promise.all([save({ id }), save({ id }), save({ id })])).toEqual([null, null, null]);
  expect(await namesOf()).toEqual(["Short"]);
  expect(await save({ id, name: "Brief" })).toBeNull();
  expect(await namesOf()).toEqual(["Brief"]);
});

it("is only its owner's, also with an id that another user has", async () => {
  const id = randomUUID();
  await save({ id });
  expect(await save({ id, name: "Theirs" }, other)).toBeNull();
  expect(await namesOf()).toEqual(["Short"]);
  expect(await namesOf(other)).toEqual(["Theirs"]);
  await other.client.from("smart_lists").delete().eq("id", id);
  expect(await namesOf()).toEqual(["Short"]);
  expect(await save({ user_id: owner.id }, other)).toBe("42501");
});

it("has a name of its own", async () => {
  await save({});
  expect(await save({ name: "SHORT" })).toBe("23505");
  expect(await save({ name: "SHORT" }, other)).toBeNull();
});

it.each([
  ["an empty name", { name: "" }],
  ["a name of 101 characters", { name: "x".repeat(101) }],
  ["a name with a control character", { name: "a\u0007b" }],
  ["a name that changes the direction of text", { name: "a\u202eb" }],
  ["an empty query", { query: "" }],
  ["a query that is no query", { query: "javascript:alert(1)" }],
  ["markup in a query", { query: "q=<b>" }],
  ["a query with a space", { query: "q=a b" }],
  ["a query of 4,001 characters", { query: `q=${"x".repeat(3999)}` }],
])("refuses %s", async (_, list) => {
  expect(await save(list)).toBe("23514");
});

it("allows 100 smart lists", async () => {
  await server.sql(
    `insert into public.smart_lists (user_id, name, query) select $1, 'List ' || n, 'year=2020' from generate_series(1, 99) n`,
    [owner.id],
  );
  const last = randomUUID();
  const outcomes = await Promise.all([save({ id: last }), save({ name: "B" }), save({ name: "C" })]);
  expect(outcomes.toSorted()).toEqual([null, "QS028", "QS028"].toSorted());
  expect((await namesOf())?.length).toBe(100);
});
