import { describe, expect, it, vi } from "vitest";
import type { ReleaseRow } from "@/lib/catalogue/releases";
import { toEvents } from "./to-events";
import { toReleases } from "./to-releases";

vi.mock("@/lib/env", () => ({ env: () => ({ IGDB_IMAGE_URL: "/images" }) }));

const PC = { id: 6, name: "PC (Microsoft Windows)" };
const PS5 = { id: 167, name: "PlayStation 5" };
const release = (game_id: number, rest: Partial<ReleaseRow> = {}): ReleaseRow => ({
  release_id: game_id * 10,
  game_id,
  name: `Game ${game_id}`,
  cover_image_id: null,
  game_type: 0,
  first_release_date: "2027-03-02",
  first_release_format: 0,
  date: "2027-03-02",
  date_format: 0,
  platforms: [PC],
  statuses: [null],
  regions: [8],
  ...rest,
});

describe("toReleases", () => {
  it("groups by day, period or none, in the order of the rows", () => {
    const rows = [
      release(1, { platforms: [PS5, PC], cover_image_id: "co1" }),
      release(2),
      release(1, { date: "2027-03-03" }),
      release(3, { date: "2027-03-31", date_format: 1 }),
      release(4, { date: "2027-12-31", date_format: 6 }),
      release(4, { date: "2027-12-31", date_format: 2 }),
      release(5, { date: null, date_format: 7, platforms: [] }),
    ];
    const { groups, counts, leftOut } = toReleases(rows, 12);
    expect(groups.map(({ title, releases }) => [title, releases.map(({ game }) => game.id)])).toEqual([
      ["2027-03-02", [1, 2]],
      ["2027-03-03", [1]],
      ["", [3]],
      ["Q4 2027", [4]],
      ["2027", [4]],
      ["TBD", [5]],
    ]);
    expect(groups[0]?.releases[0]).toEqual({
      game: {
        id: 1,
        name: "Game 1",
        path: "/game/1/game-1",
        coverUrl: "/images/t_cover_big/co1.jpg",
        category: 0,
        releaseDate: "2027-03-02",
      },
      platforms: [
        { key: "pc", label: "PC" },
        { key: "ps5", label: "PS5" },
      ],
      note: null,
    });
    expect(counts).toEqual([
      { key: "pc", count: 6 },
      { key: "ps5", count: 1 },
    ]);
    expect(leftOut).toBe(7);
  });

  it.each([
    [{ statuses: [3] }, "Early access"],
    [{ statuses: [3, null] }, null],
    [{ regions: [5] }, "Japan"],
    [{ regions: [5, 8] }, null],
    [{ regions: [null] }, null],
    [{ regions: [1, 2] }, "Europe, North America"],
  ])("names what is special about a release with %j: %s", (rest, note) => {
    expect(toReleases([release(1, rest)], 1).groups[0]?.releases[0]?.note).toBe(note);
  });
});

describe("toEvents", () => {
  it("has releases with an exact day only, of the chosen platforms", () => {
    vi.stubEnv("SITE_URL", "https://shelf.test");
    const rows = [
      release(1, { platforms: [PC, PS5], statuses: [3] }),
      release(2),
      release(3, { platforms: [PS5], date_format: 1 }),
      release(4, { platforms: [PS5], date: null }),
    ];
    expect(toEvents(rows, ["ps5"])).toEqual([
      {
        uid: "release-10@questshelf",
        day: "2027-03-02",
        title: "Game 1 (Early access)",
        description: "PC, PS5\nhttps://shelf.test/game/1/game-1",
        url: "https://shelf.test/game/1/game-1",
      },
    ]);
    expect(toEvents(rows).map(({ title }) => title)).toEqual(["Game 1 (Early access)", "Game 2"]);
    vi.unstubAllEnvs();
  });
});
