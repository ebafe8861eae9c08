import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { answerOf } from "@/lib/supabase/answers";
import { fromAuthError, NOT_AUTHENTICATED } from "@/lib/supabase/errors";
import { PROFILE_COLUMNS, TABLES, type Table, type TableName } from "./tables";

const rowSchema = z.record(z.string(), z.unknown());
export type DataRow = z.infer<typeof rowSchema>;

/** Rows in memory at once; a row may have 75 kB. */
const ROWS_AT_ONCE = 200;

/** The account and its profile. @throws {AppError} */
export async function readAccount({
  id,
  supabase,
}: CurrentUser): Promise<{ account: DataRow; profile: DataRow }> {
  const profile = supabase.from("profiles").select(PROFILE_COLUMNS.join(", ")).eq("id", id).maybeSingle();
  const [{ data, error }, row] = await Promise.all([
    supabase.auth.getUser(),
    answerOf(profile, rowSchema.nullable()),
  ]);
  if (error) throw fromAuthError(error);
  const { email, new_email, created_at, updated_at, email_confirmed_at, last_sign_in_at, user_metadata } =
    data.user;
  if (data.user.id !== id) throw new AppError("not_authenticated", NOT_AUTHENTICATED);
  return {
    account: {
      id,
      email,
      new_email,
      created_at,
      updated_at,
      email_confirmed_at,
      last_sign_in_at,
      user_metadata,
    },
    profile: row ?? {},
  };
}

const changeSchema = z.looseObject({ change: z.uuid(), table: z.string(), key: z.json() });

/** Rows that were changed within the last hour, which can be undone, in pages. @throws {AppError} */
export async function* readChanges({ supabase }: CurrentUser): AsyncGenerator<DataRow[]> {
  for (let after = {}; ; ) {
    const rows = await answerOf(supabase.rpc("own_changes", after), z.array(changeSchema));
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = { after_change: last.change, after_table: last.table, after_key: last.key };
  }
}

const gameTagsSchema = z.looseObject({ game_id: z.number() });

/** `{ game_id, tags }`, in pages. @throws {AppError} */
export async function* readGameTags({ supabase }: CurrentUser): AsyncGenerator<DataRow[]> {
  for (let after_game = 0; ; ) {
    const rows = await answerOf(supabase.rpc("own_game_tags", { after_game }), z.array(gameTagsSchema));
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after_game = last.game_id;
  }
}

/**
 * All rows that the user has in a table, in pages. Pages by key and not by offset, so that games added or removed meanwhile
 * make no other one missing. @throws {AppError}
 */
export async function* readRows({ id, supabase }: CurrentUser, name: TableName): AsyncGenerator<DataRow[]> {
  const table: Table = TABLES[name];
  const { key, columns } = table;
  for (let last: unknown; last !== null; ) {
    const all = supabase.from(name).select(columns.join(", ")).eq("user_id", id);
    const query = last === undefined ? all : all.gt(key, last);
    const rows = await answerOf(query.order(key).limit(ROWS_AT_ONCE), z.array(rowSchema));
    if (rows.length > 0) yield rows.map((row) => withNumbers(row, table.numeric ?? []));
    last = rows.length === ROWS_AT_ONCE ? (rows.at(-1)?.[key] ?? null) : null;
  }
}

function withNumbers(row: DataRow, numeric: readonly string[]): DataRow {
  const numbers = numeric.flatMap((name) => (row[name] === null ? [] : [[name, Number(row[name])] as const]));
  return { ...row, ...Object.fromEntries(numbers) };
}
