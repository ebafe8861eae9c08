import "server-only";
import { z } from "zod";
import { fromAuthError, withinLimit } from "@/lib/supabase/errors";
import { assertReachable } from "@/lib/supabase/reachable";
import { createUserClient } from "@/lib/supabase/server";
import { beginRecovery } from "./recovery";
import type { Confirmation } from "./schema";

const TIME_LIMIT_MS = 10_000;

const claimsSchema = z.object({ session_id: z.string() });

/** What a mail's link has led to; `first-of-two` is half of a change of e-mail. */
export type Confirmed = "signed-in" | "recovery" | "first-of-two" | "email-changed";

/**
 * Redeems a mail's link, once, and signs in.
 * @throws {AppError} `link_expired` for a bad or used one.
 */
export async function confirm({ token_hash, type }: Confirmation): Promise<Confirmed> {
  await assertReachable();
  const { client, limit } = await createUserClient({ timeLimitMs: TIME_LIMIT_MS });
  const { data, error } = await withinLimit(limit, client.auth.verifyOtp({ token_hash, type }));
  if (error) throw fromAuthError(error);
  if (type === "email_change") return data.session ? "email-changed" : "first-of-two";
  if (type !== "recovery" || !data.session) return "signed-in";
  await beginRecovery(sessionIdOf(data.session.access_token));
  return "recovery";
}

/** The token came from the service itself a moment ago. */
function sessionIdOf(accessToken: string): string {
  const payload = accessToken.split(".")[1] ?? "";
  return claimsSchema.parse(JSON.parse(Buffer.from(payload, "base64url").toString())).session_id;
}
