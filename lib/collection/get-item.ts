import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf } from "@/lib/supabase/answers";
import { toItems } from "./copies-and-tags";
import { ROW_COLUMNS, type Row } from "./row";
import type { CollectionItem } from "./schema";

/** Null for a game that is not on the shelf. */
export function getRow({ id, supabase }: CurrentUser, gameId: number): Promise<Row | null> {
  const rows = supabase.from("user_games").select(ROW_COLUMNS).eq("user_id", id);
  return answerOf(rows.eq("game_id", gameId).maybeSingle<Row>());
}

export async function getItem(user: CurrentUser, gameId: number): Promise<CollectionItem | null> {
  const row = await getRow(user, gameId);
  const [item = null] = await toItems(user, row ? [row] : []);
  return item;
}
