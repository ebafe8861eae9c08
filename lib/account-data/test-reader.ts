import type { DataRow } from "./read-account-data";
import type { AccountReader, ExportedPlay } from "./reader";

export const OWNER = "00000000-0000-4000-8000-000000000001";

/** A row of `user_games`, as the database gives it. */
export function shelfRow(gameId: number, rest: DataRow = {}): DataRow {
  return {
    id: `00000000-0000-4000-9000-${String(gameId).padStart(12, "0")}`,
    user_id: OWNER,
    game_id: gameId,
    game_name: `Game ${gameId}`,
    game_cover_url: null,
    game_summary: null,
    game_rating: null,
    game_release_date: null,
    game_platforms: [],
    game_genres: [],
    status: "want",
    imported: false,
    date_added: "2024-01-05T12:30:15.123456+00:00",
    date_completed: null,
    updated_at: "2024-02-06T00:00:00+00:00",
    user_rating: null,
    notes: null,
    hours_played: null,
    steam_playtime_minutes: null,
    play_minutes: 0,
    shown_hours: null,
    game_name_key: `game ${gameId}`,
    shown_rating: null,
    ...rest,
  };
}

const PAGE = 200;

/** A reader of a made-up account, which counts its reads. */
export function testReader(
  shelf: { length: number; row: (index: number) => DataRow },
  plays: ReadonlyMap<number, ExportedPlay[]> = new Map(),
) {
  const counts = { pages: 0, ended: false };
  async function* pages() {
    try {
      for (let first = 0; first < shelf.length; first += PAGE) {
        counts.pages++;
        yield Array.from({ length: Math.min(PAGE, shelf.length - first) }, (_, index) =>
          shelf.row(first + index),
        );
      }
    } finally {
      counts.ended = true;
    }
  }
  async function* none() {}
  const reader: AccountReader = {
    account: async () => ({ account: { id: OWNER, email: "owner@questshelf.test" }, profile: { id: OWNER } }),
    changes: none,
    gameTags: none,
    people: none,
    reviewLikes: none,
    rows: (table) => (table === "user_games" ? pages() : none()),
    slugs: async () => new Map([[1942, "the-witcher-3-wild-hunt"]]),
    steamApps: async () => new Map([[1942, 292030]]),
    plays: async (gameIds) => new Map([...plays].filter(([id]) => gameIds.includes(id))),
    copiesAndTags: async () => new Map([[1942, { copies: ["PC, GOG, 9.99 EUR"], tags: ["Rainy, days"] }]]),
  };
  return { reader, counts };
}

export function shelfOf(...rows: DataRow[]) {
  return testReader({ length: rows.length, row: (index) => rows[index] ?? {} });
}
