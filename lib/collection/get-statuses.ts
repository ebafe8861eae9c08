import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf } from "@/lib/supabase/answers";
import type { Status } from "./status";

export async function getStatuses({ id, supabase }: CurrentUser): Promise<Record<string, Status>> {
  const rows = supabase.from("collection_statuses").select("statuses").eq("user_id", id);
  const row = await answerOf(rows.maybeSingle<{ statuses: Record<string, Status> }>());
  return row?.statuses ?? {};
}
