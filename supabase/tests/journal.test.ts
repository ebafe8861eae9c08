import { afterAll, beforeEach, expect, it } from "vitest";
import { gameRow, startSupabase } from "./harness.ts";

const server = await startSupabase();
const owner = await server.newUser();
const other: typeof owner = await server.newUser();
await owner.client.from("user_games").insert([gameRow(owner.id, 1), gameRow(owner.id, 2)]);
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
const periods = async ({ client } = owner) => (await client.rpc("journal_periods").throwOnError()).data;

it("lists what began and ended in a month, and what has no month by its year", async () => {
  await play({ started: "2024-05-02", finished: "2024-06-03", minutes: 90 });
  await play({ started: "2024", minutes: 5 });
  await play({ game_id: 2, started: "2024-05", outcome: "playing", minutes: 30 });
  const entries = async (period: string) => (await journal(period)).entries;
  expect(await entries("2024-05")).toMatchObject([
    { day: "2024-05-02", isEnd: false, gameName: "Game 1", minutes: 90, isReplay: true },
    { day: "2024-05", isEnd: false, gameId: 2 },
  ]);
  expect(await entries("2024-06")).toMatchObject([{ day: "2024-06-03", isEnd: true, rating: null }]);
  expect(await entries("2024")).toMatchObject([{ day: "2024", isEnd: false }]);
  expect(await entries("2023")).toEqual([]);
  expect(await periods()).toEqual([
    { period: "2024-06", entries: 1, minutes: 90, finished: 1 },
    { period: "2024-05", entries: 2, minutes: 30, finished: 0 },
    { period: "2024", entries: 1, minutes: 5, finished: 0 },
  ]);
  expect(await journal("2024-05", {}, other)).toEqual({ entries: [], next: null });
  expect(await periods(other)).toEqual([]);
});

it.each([
  [{ started: "2024-05-02", finished: "2024-05-02" }, ["2024-05-02"]],
  [{ started: "2024-05", finished: "2024-05-03" }, ["2024-05-03"]],
  [{ started: "2024-05-02", finished: "2024-05-03" }, ["2024-05-03", "2024-05-02"]],
  [{ finished: "2024-05-03" }, ["2024-05-03"]],
])("lists a start unless the end says as much: %j", async (dates, days) => {
  await play({ ...dates, minutes: 30 });
  const { entries } = await journal("2024-05");
  expect(entries.map(({ day }: { day: string }) => day)).toEqual(days);
  expect(await periods()).toEqual([{ period: "2024-05", entries: days.length, minutes: 30, finished: 1 }]);
});

it("lists a period in pages, the newest first, each entry once", async () => {
  const days = ["2024-05-09", "2024-05-09", "2024-05-09", "2024-05-07", "2024-05", "2024-05-01"];
  for (const started of days) await play({ started, minutes: 10 });
  const found: { id: string; day: string }[] = [];
  const sizes: number[] = [];
  for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
    const page: { entries: typeof found; next: string | null } = await journal("2024-05", {
      after,
      page_size: 2,
    });
    found.push(...page.entries);
    sizes.push(page.entries.length);
    after = page.next;
  }
  expect(sizes).toEqual([2, 2, 2]);
  expect(found.map(({ day }) => day)).toEqual([...days].sort().reverse());
  expect(new Set(found.map(({ id }) => id)).size).toBe(days.length);
  expect((await journal("2024-05", { page_size: 1000 })).entries).toHaveLength(days.length);
});
