import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { gameRow, startSupabase } from "./harness.ts";

let server: Awaited<ReturnType<typeof startSupabase>>;
let owner: Awaited<ReturnType<typeof server.newUser>>;
let other: typeof owner;

beforeAll(async () => {
  server = await startSupabase();
  owner = await server.newUser();
  other = await server.newUser();
  await owner.client.from("user_games").insert([gameRow(owner.id, 1), gameRow(owner.id, 2)]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.sql("delete from public.plays");
});

const play = (rest: object) =>
  owner.client
    .from("plays")
    .insert({ user_id: owner.id, game_id: 1, outcome: "finished", ...rest })
    .throwOnError();
const journal = async (of_period: string, rest: object = {}, { client } = owner) =>
  (await client.rpc("journal", { of_period, ...rest }).throwOnError()).data;

it("lists a month of the journal, and what has no month by its year", async () => {
  await play({ started: "2024-05-02", finished: "2024-06-03" });
  await play({ started: "2024" });
  await play({ game_id: 2, started: "2024-05" });
  const plays = async (period: string) => (await journal(period)).plays;
  expect(await plays("2024-05")).toMatchObject([
    { started: "2024-05-02", game_name: "Game 1" },
    { game_id: 2 },
  ]);
  expect(await plays("2024-06")).toHaveLength(1);
  expect(await plays("2024")).toHaveLength(1);
  expect(await plays("2023")).toEqual([]);
  const periods = async ({ client } = owner) => (await client.rpc("journal_periods")).data;
  expect(await periods()).toEqual({ "2024-05": 2, "2024-06": 1, "2024": 1 });
  expect(await journal("2024-05", {}, other)).toEqual({ plays: [], minutes: 0, next: null });
  expect(await periods(other)).toEqual({});
});

it("counts a play that began and ended in one month once", async () => {
  await play({ started: "2024-05-02", finished: "2024-05-03", minutes: 30 });
  expect(await journal("2024-05")).toMatchObject({ plays: [{}], minutes: 30, next: null });
  expect((await owner.client.rpc("journal_periods")).data).toEqual({ "2024-05": 1 });
});

it("lists a period in pages, the newest first, each play once, with the minutes of all", async () => {
  const days = ["2024-05-09", "2024-05-09", "2024-05-09", "2024-05-07", "2024-05", "2024-05-01"];
  for (const started of days) await play({ started, minutes: 10 });
  const found: { id: string; started: string }[] = [];
  const sizes: number[] = [];
  for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
    const page: { plays: typeof found; minutes: number; next: string | null } = await journal("2024-05", {
      after,
      page_size: 2,
    });
    expect(page.minutes).toBe(60);
    found.push(...page.plays);
    sizes.push(page.plays.length);
    after = page.next;
  }
  expect(sizes).toEqual([2, 2, 2]);
  expect(found.map(({ started }) => started)).toEqual([...days].sort().reverse());
  expect(new Set(found.map(({ id }) => id)).size).toBe(days.length);
  expect((await journal("2024-05", { page_size: 1000 })).plays).toHaveLength(days.length);
});
