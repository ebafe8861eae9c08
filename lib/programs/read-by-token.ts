import "server-only";
import { AppError } from "@/lib/errors";
import { fromStoredCover } from "@/lib/games/images";
import { gamePath } from "@/lib/games/slug";
import { siteUrl } from "@/lib/site";
import { jsonOf } from "@/lib/supabase/answers";
import { createPublicClient } from "@/lib/supabase/server";

// What programs read by a secret address. Fields may be added; see the page "Connect other programs" of the settings.

const TIME_LIMIT_MS = 60_000;
const PAGE_SIZE = 500;

type PlayingRow = {
  gameId: number;
  name: string;
  coverUrl: string | null;
  hours: number | null;
  /** `2024-01-05`, `2024-01` or `2024`. */
  since: string | null;
  updatedAt: string;
};

type ShelfRow = {
  gameId: number;
  name: string;
  coverUrl: string | null;
  status: string;
  rating: number | null;
  hours: number | null;
  dateAdded: string;
  dateCompleted: string | null;
  tags: string[];
};

const unknown = () => new AppError("not_found", "This address does not exist, or has changed.");

function toGame<Row extends { gameId: number; name: string; coverUrl: string | null }>(row: Row) {
  const { gameId, name } = row;
  return { ...row, coverUrl: fromStoredCover(row.coverUrl), url: siteUrl() + gamePath({ id: gameId, name }) };
}

/** The last played first. @throws {AppError} */
export async function readPlaying(token: string) {
  const { client } = createPublicClient();
  const rows = await jsonOf<PlayingRow[] | null>(client.rpc("program_playing", { token }));
  if (!rows) throw unknown();
  return { games: rows.map(toGame) };
}

/** The whole shelf in pages, in the order of the games' ids. @throws {AppError} */
export async function* shelfPages(token: string): AsyncGenerator<object[]> {
  const { client } = createPublicClient({ timeLimitMs: TIME_LIMIT_MS });
  for (let after: number | undefined = 0; after !== undefined; ) {
    const args: { token: string; after_game: number } = { token, after_game: after };
    const rows = await jsonOf<ShelfRow[] | null>(client.rpc("program_shelf", args));
    if (!rows) throw unknown();
    yield rows.map(toGame);
    after = rows.length === PAGE_SIZE ? rows.at(-1)?.gameId : undefined;
  }
}
