import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { answerOf, jsonOf } from "@/lib/supabase/answers";
import { fromAuthError, NOT_AUTHENTICATED } from "@/lib/supabase/errors";
import type { Json } from "@/types/database";
import { PROFILE_COLUMNS, TABLES, type Table, type TableName } from "./tables";

export type DataRow = Record<string, unknown>;

/** Rows in memory at once; a row may have 75 kB. */
const ROWS_AT_ONCE = 200;

/** The account and its profile. @throws {AppError} */
export async function readAccount({
  id,
  supabase,
}: CurrentUser): Promise<{ account: DataRow; profile: DataRow }> {
  const profile = supabase.from("profiles").select(PROFILE_COLUMNS.join(", ")).eq("id", id);
  const [{ data, error }, row] = await Promise.all([
    supabase.auth.getUser(),
    answerOf(profile.maybeSingle<DataRow>()),
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

type Change = DataRow & { change: string; table: string; key: Json };

/** Rows that were changed within the last hour, which can be undone, in pages. @throws {AppError} */
export async function* readChanges({ supabase }: CurrentUser): AsyncGenerator<DataRow[]> {
  for (let after = {}; ; ) {
    const rows = await jsonOf<Change[]>(supabase.rpc("own_changes", after));
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = { after_change: last.change, after_table: last.table, after_key: last.key };
  }
}

type GameTags = { game_id: number; tags: string[] };

/** `{ game_id, tags }`, in pages. @throws {AppError} */
export async function* readGameTags({ supabase }: CurrentUser): AsyncGenerator<DataRow[]> {
  for (let after_game = 0; ; ) {
    const rows = await jsonOf<GameTags[]>(supabase.rpc("own_game_tags", { after_game }));
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after_game = last.game_id;
  }
}

const PEOPLE = { follows: "own_follows", blocks: "own_blocked" } as const;
export type PeopleTable = keyof typeof PEOPLE;

/** Whom the user follows or has blocked, `{ username, followed_at }` or `{ username, blocked_at }`, in pages. @throws {AppError} */
export async function* readPeople({ supabase }: CurrentUser, table: PeopleTable): AsyncGenerator<DataRow[]> {
  for (let after = {}; ; ) {
    const rows = await jsonOf<(DataRow & { person: string })[]>(supabase.rpc(PEOPLE[table], after));
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ person: _, ...row }) => row);
    after = { after_person: last.person };
  }
}

type ReviewLike = DataRow & { author: string; game_id: number };

/** The reviews that the user likes, `{ username, game_id, liked_at }`, in pages. @throws {AppError} */
export async function* readReviewLikes({ supabase }: CurrentUser): AsyncGenerator<DataRow[]> {
  for (let after = {}; ; ) {
    const rows = await jsonOf<ReviewLike[]>(supabase.rpc("own_review_likes", after));
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ author: _, ...row }) => row);
    after = { after_author: last.author, after_game: last.game_id };
  }
}

/**
 * All rows that the user has in a table, in pages. Pages by key and not by offset, so that games added or removed meanwhile
 * make no other one missing. @throws {AppError}
 */
export async function* readRows({ id, supabase }: CurrentUser, name: TableName): AsyncGenerator<DataRow[]> {
  const { key, columns }: Table = TABLES[name];
  for (let last: unknown; last !== null; ) {
    const all = supabase.from(name).select(columns.join(", ")).eq("user_id", id);
    const query = last === undefined ? all : all.gt(key, last);
    const page = query.order(key).limit(ROWS_AT_ONCE).overrideTypes<DataRow[], { merge: false }>();
    const rows = await answerOf(page);
    if (rows.length > 0) yield rows;
    last = rows.length === ROWS_AT_ONCE ? (rows.at(-1)?.[key] ?? null) : null;
  }
}
