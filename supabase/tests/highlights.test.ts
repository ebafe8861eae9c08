import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { listHighlights } from "../../lib/collection/list-highlights.ts";
import { AppError } from "../../lib/errors.ts";
import { captureLog } from "../../lib/test-log.ts";
import { gameRow, startSupabase } from "./harness.ts";

const { getReleaseDates } = vi.hoisted(() => ({ getReleaseDates: vi.fn() }));
vi.mock("../../lib/games/get-release-dates.ts", () => ({ getReleaseDates }));

type Server = Awaited<ReturnType<typeof startSupabase>>;
let server: Server;

const DAY_MS = 86_400_000;
const isoIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
/** As the shelf stores a release: January 1 of its year. */
const NEXT_YEAR = `${new Date().getUTCFullYear() + 1}-01-01`;

beforeAll(async () => {
  server = await startSupabase();
});
afterAll(() => server.stop());
beforeEach(() => void getReleaseDates.mockReset());

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
  getReleaseDates.mockResolvedValue(
    new Map([
      [3, { releaseDate: isoIn(40), releasePeriod: "Q1 2050" }],
      [4, { releaseDate: isoIn(2.5), releasePeriod: null }],
      [5, { releaseDate: isoIn(-3), releasePeriod: null }],
    ]),
  );
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
    ["New", "completed", "Just added"],
    ["Played", "playing", null],
    ["Soon", "want", "Releases in 3 days"],
    ["Later", "want", "Releases Q1 2050"],
    ["Out", "want", null],
    ["Wanted", "want", null],
  ]);
  expect(getReleaseDates).toHaveBeenCalledExactlyOnceWith(expect.arrayContaining([3, 4, 5]));
});

it("shows the shelf without coming releases while IGDB is unavailable", async () => {
  const lines = captureLog();
  getReleaseDates.mockImplementation(() => Promise.reject(new AppError("upstream_unavailable", "Down.")));
  expect(await highlightsOf([{ game_name: "Soon", status: "want", game_release_date: NEXT_YEAR }])).toEqual([
    ["Soon", "want", null],
  ]);
  expect(lines()).toMatchObject([{ event: "secondary_read_failed" }]);
});

it("asks IGDB nothing for a shelf of released games, and nothing for an empty one", async () => {
  expect(await highlightsOf([{ game_name: "Old", status: "want" }])).toEqual([["Old", "want", null]]);
  expect(await highlightsOf([])).toEqual([]);
  expect(getReleaseDates).not.toHaveBeenCalled();
});
