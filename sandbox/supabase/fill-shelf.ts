import { type Row, rowsOf, type Tables } from "../igdb/tables.ts";
import type { Handler } from "../shell/shell.ts";
import { createRowMaker, type ShelfRow } from "./sample-shelf.ts";
import type { Supabase } from "./server.ts";

const MAX_GAMES = 20_000;
/** Small, since other requests wait for a statement. */
const BATCH = 200;
const MAX_BODY_BYTES = 1000;
/** Larger than any id of the catalogue. */
const FIRST_GENERATED_ID = 150_000_000;

type FillOptions = { supabase: Pick<Supabase, "database">; tables: Tables };

/**
 * `PUT /_sandbox/shelf { email, games }` replaces an account's shelf with the given number of games, for tests of long
 * shelves: the games of the catalogue, then the same games with other ids and names.
 */
export function createFillShelfHandler({ supabase, tables }: FillOptions): Handler {
  return async (request) => {
    if (request.method !== "PUT") return answer(405, "Only PUT is answered here.");
    const { email, games } = parse((await request.text()).slice(0, MAX_BODY_BYTES));
    if (typeof email !== "string" || typeof games !== "number" || !(games >= 0 && games <= MAX_GAMES)) {
      return answer(400, `The body must be { email, games }, with at most ${MAX_GAMES} games.`);
    }
    const { driver } = supabase.database;
    const found = await driver.query<{ id: string }>("select id from auth.users where email = $1", [email]);
    const owner = found.rows[0];
    if (!owner) return answer(404, "There is no such account.");
    await driver.query("delete from public.user_games where user_id = $1", [owner.id]);
    const rows = longShelf(tables, games).map((row) => ({ user_id: owner.id, ...row }));
    const columns = Object.keys(rows[0] ?? {}).join(", ");
    for (let start = 0; start < rows.length; start += BATCH) {
      // Without the REST API, which needs several times as long.
      await driver.query(
        `insert into public.user_games (${columns})
         select ${columns} from jsonb_populate_recordset(null::public.user_games, $1)`,
        [JSON.stringify(rows.slice(start, start + BATCH))],
      );
    }
    return Response.json({ games });
  };
}

/** Oldest first. */
function longShelf(tables: Tables, count: number): ShelfRow[] {
  const toRow = createRowMaker(tables);
  const known = rowsOf(tables, "games").filter(({ cover, version_parent }) => cover && !version_parent);
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / known.length);
    const game: Row = known[index % known.length] ?? { id: FIRST_GENERATED_ID };
    const again: Row = { ...game, id: FIRST_GENERATED_ID + index, name: `${game.name} ${round + 1}` };
    const row = toRow(round === 0 ? game : again, entryOf(index), 0);
    return { ...row, date_added: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString() };
  });
}

function entryOf(index: number) {
  const status = ["want", "playing", "completed", "imported"][index % 4] ?? "want";
  return {
    status,
    ...(status === "imported" ? { imported: true as const } : {}),
    ...(index % 3 === 0 ? { rating: (index % 21) / 2 } : {}),
    ...(index % 5 === 0 ? { hours: index % 300 } : { steamMinutes: (index * 7) % 20_000 }),
  };
}

function parse(text: string): { email?: unknown; games?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

function answer(status: number, message: string): Response {
  return Response.json({ error: { code: "invalid_input", message } }, { status });
}
