import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf } from "@/lib/supabase/answers";
import { STATUSES, type Status } from "./status";

const rowSchema = z.object({ statuses: z.record(z.string(), z.enum(STATUSES)) }).nullable();

export async function getStatuses({ id, supabase }: CurrentUser): Promise<Record<string, Status>> {
  const query = supabase.from("collection_statuses").select("statuses").eq("user_id", id).maybeSingle();
  return (await answerOf(query, rowSchema))?.statuses ?? {};
}
