import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf, MAX_ANSWER_ROWS } from "@/lib/supabase/answers";
import type { CollectionIdsQuery } from "./schema";
import { inOrder } from "./shelf-query";

const rowsSchema = z.array(z.object({ game_id: z.number().int() }));

export async function listIds(user: CurrentUser, query: CollectionIdsQuery): Promise<number[]> {
  const ids: number[] = [];
  for (let isFull = true; isFull; ) {
    const part = inOrder(user, query, "game_id").range(ids.length, ids.length + MAX_ANSWER_ROWS - 1);
    const rows = await answerOf(part, rowsSchema);
    ids.push(...rows.map(({ game_id }) => game_id));
    isFull = rows.length === MAX_ANSWER_ROWS;
  }
  return ids;
}
