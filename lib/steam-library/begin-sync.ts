import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf } from "@/lib/supabase/answers";
import type { BegunSync } from "./schema";

const appidsSchema = z.array(z.number().int()).nullable();

/** Notes the time of the sync, unless it is automatic and not due. @throws {AppError} */
export async function beginSync({ supabase }: CurrentUser, automatic: boolean): Promise<BegunSync> {
  const appids = await answerOf(supabase.rpc("begin_steam_sync", { automatic }), appidsSchema);
  return { isDue: appids !== null, removedApps: appids ?? [] };
}
