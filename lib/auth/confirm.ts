import "server-only";
import { fromAuthError, withinLimit } from "@/lib/supabase/errors";
import { assertReachable } from "@/lib/supabase/reachable";
import { createUserClient } from "@/lib/supabase/server";
import type { Confirmation } from "./schema";

const TIME_LIMIT_MS = 10_000;

/**
 * Redeems a mail's link, once, and signs in.
 * @throws {AppError} `link_expired` for a bad or used one.
 */
export async function confirm({ token_hash, type }: Confirmation): Promise<void> {
  await assertReachable();
  const { client, limit } = await createUserClient({ timeLimitMs: TIME_LIMIT_MS });
  const { error } = await withinLimit(limit, client.auth.verifyOtp({ token_hash, type }));
  if (error) throw fromAuthError(error);
}
