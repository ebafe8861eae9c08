import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf } from "@/lib/supabase/answers";
import type { StoredBytes } from "./own-profile";

const rowSchema = z.object({ bytes: z.number(), max_bytes: z.number() });

/** What the user's rows take, without pictures. @throws {AppError} */
export async function getStoredBytes({ supabase }: CurrentUser): Promise<StoredBytes> {
  const { bytes, max_bytes } = await answerOf(supabase.rpc("own_stored_bytes"), rowSchema);
  return { bytes, maxBytes: max_bytes };
}
