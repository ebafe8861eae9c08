import { describe, expect, it, vi } from "vitest";
import { awaitedRow, releaseRow } from "@/lib/igdb/rows";
import { groupReleases } from "./group-releases";
import { toUndated } from "./undated";

vi.mock("@/lib/env", () => ({ env: () => ({ IGDB_IMAGE_URL: "/images" }) }));

const PC = { id: 6, name: "PC (Microsoft Windows)" };
const PS5 = { id: 167, name: "PlayStation 5" };
let ids = 0;
const release = (game: number, rest: object) => releaseRow.parse({ id: ++ids, game, ...rest });
const game = (id: number, rest: object = {}) => awaitedRow.parse({ id, name: `Game ${id}`, ...rest });
const byDate = (row: { date: number | null }) => String(row.date);

describe("groupReleases", () => {
  it("puts a game once into a group, with all its platforms, the most awaited first", () => {
    const rows = [
      release(1, { date: 200, platform: PS5, release_region: 8 }),
      release(1, { date: 200, platform: PC, release_region: 8 }),
      release(2, { date: 200, platform: PC }),
      release(1, { date: 100, platform: PC }),
    ];
    const { groups, counts } = groupReleases(rows, [game(1, { hypes: 3 }), game(2, { hypes: 9 })], byDate);
    expect(groups.map(({ title, releases }) => [title, releases.map((r) => r.game.name)])).toEqual([
      ["100", ["Game 1"]],
      ["200", ["Game 2", "Game 1"]],
    ]);
    expect(groups[1]?.releases[1]?.platforms.map(({ label }) => label)).toEqual(["PC", "PS5"]);
    expect(counts).toEqual([
      { key: "pc", count: 3 },
      { key: "ps5", count: 1 },
    ]);
  });

  it("leaves out cancelled releases, and those without a game", () => {
    const rows = [
      release(1, { date: 1, platform: PC, status: 5 }),
      release(2, { date: 1, platform: PC }),
      release(3, { date: 1, platform: PC }),
    ];
    expect(groupReleases(rows, [game(1), game(2, { game_status: 6 })], byDate).groups).toEqual([]);
  });

  it("names early access, and the regions of releases that are not worldwide", () => {
    const rows = [
      release(1, { date: 1, platform: PC, status: 3 }),
      release(2, { date: 1, platform: PC, release_region: 5 }),
      release(3, { date: 1, platform: PC, release_region: 5 }),
      release(3, { date: 1, platform: PS5, release_region: 8 }),
    ];
    const [group] = groupReleases(rows, [game(1), game(2), game(3)], byDate).groups;
    expect(group?.releases.map(({ note }) => note)).toEqual(["Early access", "Japan", null]);
  });

  it("shows the 200 most awaited, and counts the others", () => {
    const games = Array.from({ length: 250 }, (_, index) => game(index + 1, { hypes: index }));
    const rows = games.map(({ id }) => release(id, { date: 1, platform: PC }));
    const { groups, leftOut } = groupReleases(rows, games, byDate);
    expect(groups[0]?.releases).toHaveLength(200);
    expect(groups[0]?.releases[0]?.game.id).toBe(250);
    expect(leftOut).toBe(50);
  });
});

it("shows games without a date, also those without a platform", () => {
  const undated = toUndated([game(1, { platforms: [PC] }), game(2, { hypes: 5 })]);
  expect(undated.map(({ game: { id }, platforms }) => [id, platforms.length])).toEqual([
    [2, 0],
    [1, 1],
  ]);
});
