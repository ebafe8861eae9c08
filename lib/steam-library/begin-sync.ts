import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { jsonOf } from "@/lib/supabase/answers";
import type { BegunSync } from "./schema";

/** Notes the time of the sync, unless it is automatic and not due. @throws {AppError} */
export async function beginSync({ supabase }: CurrentUser, automatic: boolean): Promise<BegunSync> {
  const appids = await jsonOf<number[] | null>(supabase.rpc("begin_steam_sync", { automatic }));
  return { isDue: appids !== null, removedApps: appids ?? [] };
}
