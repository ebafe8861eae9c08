import "server-only";
import { z } from "zod";
import { withinLimit } from "@/lib/supabase/answers";
import { fromAuthError } from "@/lib/supabase/errors";
import { assertReachable } from "@/lib/supabase/reachable";
import { createUserClient } from "@/lib/supabase/server";
import { beginRecovery } from "./recovery";
import type { Confirmed, MailLink } from "./schema";

const TIME_LIMIT_MS = 10_000;

const claimsSchema = z.object({ session_id: z.string() });

/** @throws {AppError} `link_expired` for an invalid or used link. */
export async function confirm({ token_hash, type }: MailLink): Promise<Confirmed> {
  await assertReachable();
  const { client, limit } = await createUserClient({ timeLimitMs: TIME_LIMIT_MS });
  const { data, error } = await withinLimit(limit, client.auth.verifyOtp({ token_hash, type }));
  if (error) throw fromAuthError(error);
  const email = data.user?.email ?? "";
  if (type === "email_change") return { step: data.session ? "email-changed" : "first-of-two", email };
  if (type !== "recovery" || !data.session) return { step: "signed-in", email };
  await beginRecovery(sessionIdOf(data.session.access_token));
  return { step: "recovery", email };
}

/** Not verified: GoTrue has just sent the token. */
function sessionIdOf(accessToken: string): string {
  const payload = accessToken.split(".")[1] ?? "";
  return claimsSchema.parse(JSON.parse(Buffer.from(payload, "base64url").toString())).session_id;
}
