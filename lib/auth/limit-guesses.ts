import "server-only";
import { AppError } from "@/lib/errors";
import { rateLimit } from "@/lib/http/rate-limit";

/**
 * Does what proves a password. Only a wrong one counts, against the client's limit and against the account's: it is guessed at,
 * while an outage must not lock anybody out.
 * @throws {AppError} `rate_limited` after too many wrong ones; else what `attempt` throws.
 */
export async function limitGuesses(
  request: Request,
  account: string,
  attempt: () => Promise<void>,
): Promise<void> {
  const taken = await rateLimit(request, "signIn", { account });
  try {
    await attempt();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid_credentials") await taken.refund();
    throw error;
  }
  await taken.refund();
}
