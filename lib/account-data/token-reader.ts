import "server-only";
import { AppError } from "@/lib/errors";
import { jsonOf } from "@/lib/supabase/answers";
import { createPublicClient } from "@/lib/supabase/server";
import type { Json } from "@/types/database";
import type { JsonReader } from "./own-json";
import type { DataRow } from "./read-account-data";
import { PROFILE_COLUMNS, TABLES, type Table, type TableName } from "./tables";

const TIME_LIMIT_MS = 5 * 60_000;

/** Reads the account by the token of its secret address, without a session. */
export function tokenReader(token: string): JsonReader {
  const { client } = createPublicClient({ timeLimitMs: TIME_LIMIT_MS });

  async function read<T>(part: string, after: Json = {}): Promise<T> {
    const page = await jsonOf<T | null>(client.rpc("program_export", { token, part, after }));
    if (page === null) throw new AppError("not_found", "This address does not exist, or has changed.");
    return page;
  }

  async function* pages(part: string, afterOf: (row: DataRow) => Json): AsyncGenerator<DataRow[]> {
    for (let after: Json = {}; ; ) {
      const rows = await read<DataRow[]>(part, after);
      const last = rows.at(-1);
      if (!last) return;
      yield rows;
      after = afterOf(last);
    }
  }

  return {
    async account() {
      const { account, profile } = await read<{ account: DataRow; profile: DataRow }>("account");
      return { account, profile: only(profile, PROFILE_COLUMNS) };
    },
    changes: () => pages("changes", ({ change, table, key }) => ({ change, table, key }) as Json),
    async *rows(name: TableName) {
      const { key, columns }: Table = TABLES[name];
      for await (const rows of pages(name, (row) => ({ key: String(row[key]) }))) {
        yield rows.map((row) => only(row, columns));
      }
    },
    gameTags: () => pages("game_tags", ({ game_id }) => ({ game: game_id }) as Json),
    async *people(table) {
      for await (const rows of pages(table, ({ person }) => ({ person }) as Json)) {
        yield rows.map(({ person: _, ...row }) => row);
      }
    },
    async *reviewLikes() {
      for await (const rows of pages(
        "review_likes",
        ({ author, game_id }) => ({ author, game: game_id }) as Json,
      )) {
        yield rows.map(({ author: _, ...row }) => row);
      }
    },
  };
}

function only(row: DataRow, columns: readonly string[]): DataRow {
  return Object.fromEntries(columns.map((column) => [column, row[column]]));
}
