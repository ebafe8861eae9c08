import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf } from "@/lib/supabase/answers";
import { ROW_COLUMNS, rowSchema, toItem } from "./row";
import type { CollectionItem } from "./schema";

export async function getItem({ id, supabase }: CurrentUser, gameId: number): Promise<CollectionItem | null> {
  const query = supabase
    .from("user_games")
    .select(ROW_COLUMNS)
    .eq("user_id", id)
    .eq("game_id", gameId)
    .maybeSingle();
  const row = await answerOf(query, rowSchema.nullable());
  return row && toItem(row);
}
