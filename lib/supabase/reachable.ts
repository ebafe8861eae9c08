import "server-only";
import { env } from "@/lib/env";
import { ACCOUNT_UNAVAILABLE_MESSAGE, AppError } from "@/lib/errors";
import { upstreamCall } from "@/lib/upstream-call";

const TIME_LIMIT_MS = 2000;

/** Call before work that may take long (password hash, bot-check, mail), so that users see an outage within 3 s. */
export async function assertReachable(): Promise<void> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env();
  try {
    const url = `${SUPABASE_URL}/auth/v1/health`;
    const answer = await upstreamCall({ service: "supabase", method: "GET", url }, () =>
      fetch(url, {
        headers: { apikey: SUPABASE_PUBLISHABLE_KEY },
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
        cache: "no-store",
      }),
    );
    await answer.body?.cancel();
    if (answer.status < 500) return;
    throw new Error(`status ${answer.status}`);
  } catch (cause) {
    throw new AppError("upstream_unavailable", ACCOUNT_UNAVAILABLE_MESSAGE, { cause });
  }
}
