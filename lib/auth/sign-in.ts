import "server-only";
import { AppError } from "@/lib/errors";
import { withinLimit } from "@/lib/supabase/answers";
import { fromAuthError, UNEXPECTED } from "@/lib/supabase/errors";
import { assertReachable } from "@/lib/supabase/reachable";
import { createUserClient } from "@/lib/supabase/server";
import type { SignIn } from "./schema";

/** GoTrue waits up to 10 s for the bot-check, and hashes a password. */
const TIME_LIMIT_MS = 12_000;

export async function signIn({ email, password, captchaToken }: SignIn): Promise<void> {
  await assertReachable();
  const { client, limit } = await createUserClient({ timeLimitMs: TIME_LIMIT_MS });
  const call = client.auth.signInWithPassword({ email, password, options: { captchaToken } });
  const { data, error } = await withinLimit(limit, call);
  if (error) throw fromAuthError(error);
  if (!data.session) throw new AppError("upstream_failed", UNEXPECTED);
}
