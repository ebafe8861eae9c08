import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf } from "@/lib/supabase/answers";
import type { Imports } from "./schema";

export async function getImports({ id, supabase }: CurrentUser): Promise<Imports> {
  const rows = supabase.from("steam_imports").select("imports").eq("user_id", id);
  const row = await answerOf(rows.maybeSingle<{ imports: Imports }>());
  return row?.imports ?? {};
}
