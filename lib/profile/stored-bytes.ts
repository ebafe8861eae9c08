import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { jsonOf } from "@/lib/supabase/answers";
import type { StoredBytes } from "./own-profile";

/** What the user's rows take, without pictures. @throws {AppError} */
export function getStoredBytes({ supabase }: CurrentUser): Promise<StoredBytes> {
  return jsonOf(supabase.rpc("own_stored_bytes"));
}
