import { afterAll, expect, it } from "vitest";
import { listHighlights } from "../../lib/collection/list-highlights.ts";
import { connectTo, gameRow, startSupabase } from "./harness.ts";

const DAY_MS = 86_400_000;
const isoIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
/** A release as the shelf stores it: January 1 of its year. */
const NEXT_YEAR = `${new Date().getUTCFullYear() + 1}-01-01`;

const server = await startSupabase();
afterAll(() => server.stop());

/** By game id: the catalogue's first release, in days from now. */
async function addToCatalogue(releases: Record<number, { days: number; format?: number }>) {
  const job = connectTo(server.url, server.supabase.secretKey);
  const rows = Object.entries(releases).map(([id, { days, format = null }]) => ({
    id: Number(id),
    slug: `game-${id}`,
    name: `Game ${id}`,
    updated_at: isoIn(0),
    first_release_date: isoIn(days).slice(0, 10),
    first_release_format: format,
  }));
  expect((await job.from("games").upsert(rows)).error).toBeNull();
}

async function highlightsOf(rows: { game_name: string; [column: string]: unknown }[]) {
  const { id, client } = await server.newUser();
  const filled = rows.map((row, index) =>
    gameRow(id, index + 1, { game_release_date: "2010-01-01", date_added: isoIn(-10 - index), ...row }),
  );
  expect((await client.from("user_games").insert(filled)).error).toBeNull();
  const highlights = await listHighlights({ id, email: "", supabase: client });
  return highlights.map(({ game, status, note }) => [game.name, status, note]);
}

it("mixes new games, games being played and coming releases, the next one first", async () => {
  await addToCatalogue({ 3: { days: 40, format: 3 }, 4: { days: 3 }, 5: { days: -3 } });
  const quarter = `Releases Q1 ${isoIn(40).slice(0, 4)}`;
  expect(
    await highlightsOf([
      { game_name: "Played", status: "playing" },
      { game_name: "New", status: "completed", date_added: isoIn(-0.1) },
      { game_name: "Later", status: "want", game_release_date: NEXT_YEAR },
      { game_name: "Soon", status: "want", game_release_date: NEXT_YEAR },
      { game_name: "Out", status: "want", game_release_date: null },
      { game_name: "Wanted", status: "want" },
    ]),
  ).toEqual([
    ["New", "completed", "just added"],
    ["Played", "playing", null],
    ["Soon", "want", "Releases in 3 days"],
    ["Later", "want", quarter],
    ["Out", "want", null],
    ["Wanted", "want", null],
  ]);
});

it("knows a coming release by its year where the catalogue does not have the game", async () => {
  await server.sql("delete from public.games");
  expect(await highlightsOf([{ game_name: "Soon", status: "want", game_release_date: NEXT_YEAR }])).toEqual([
    ["Soon", "want", `Releases ${NEXT_YEAR.slice(0, 4)}`],
  ]);
});

it("has no coming release on a shelf of released games, and nothing on an empty one", async () => {
  expect(await highlightsOf([{ game_name: "Old", status: "want" }])).toEqual([["Old", "want", null]]);
  expect(await highlightsOf([])).toEqual([]);
});
