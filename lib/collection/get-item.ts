import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf } from "@/lib/supabase/answers";
import { toItems } from "./copies-and-tags";
import { ROW_COLUMNS, rowSchema } from "./row";
import type { CollectionItem } from "./schema";

export async function getItem(user: CurrentUser, gameId: number): Promise<CollectionItem | null> {
  const query = user.supabase
    .from("user_games")
    .select(ROW_COLUMNS)
    .eq("user_id", user.id)
    .eq("game_id", gameId)
    .maybeSingle();
  const row = await answerOf(query, rowSchema.nullable());
  const [item = null] = await toItems(user, row ? [row] : []);
  return item;
}
