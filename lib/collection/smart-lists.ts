import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { answerOf } from "@/lib/supabase/answers";
import type { SmartList } from "./schema";
import { SMART_NAME_RULE, SMART_NAME_TAKEN, toSmartName } from "./smart-name";
import { toSmartQuery } from "./smart-query";

const QUERY_MAX_LENGTH = 4000;
const NO_FILTERS = "Choose at least one filter first.";

export const smartListParamsSchema = z.object({ id: z.uuid("There is no such smart list.") });
export const smartListBodySchema = z.strictObject({
  name: z
    .string(SMART_NAME_RULE)
    .transform(toSmartName)
    .refine((name) => name !== "", SMART_NAME_RULE),
  query: z
    .string()
    .max(QUERY_MAX_LENGTH, "These are too many filters for a smart list.")
    .transform(toSmartQuery)
    .refine((query) => query !== "", NO_FILTERS),
});

/** By name. All functions of this file throw an `AppError`. */
export async function getSmartLists({ id, supabase }: CurrentUser): Promise<SmartList[]> {
  const rows = supabase.from("smart_lists").select("id, name, query").eq("user_id", id);
  const lists = await answerOf(rows);
  return lists.sort((a, b) => a.name.localeCompare(b.name, "en") || a.id.localeCompare(b.id));
}

/** Creates it, or replaces its name and query. */
export async function saveSmartList({ id: userId, supabase }: CurrentUser, list: SmartList): Promise<void> {
  const write = supabase
    .from("smart_lists")
    .upsert({ user_id: userId, ...list }, { onConflict: "user_id,id" });
  try {
    await answerOf(write);
  } catch (error) {
    if (error instanceof AppError && error.code === "conflict")
      throw new AppError("conflict", SMART_NAME_TAKEN, { cause: error });
    throw error;
  }
}

export async function deleteSmartList({ id: userId, supabase }: CurrentUser, id: string): Promise<void> {
  await answerOf(supabase.from("smart_lists").delete().eq("user_id", userId).eq("id", id));
}
