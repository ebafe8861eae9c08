import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { toUpstreamError } from "@/lib/http/fetch-json";
import type { SteamRead } from "@/lib/steam/request-steam";

const STEAM_UNAVAILABLE = "Steam can't be reached right now. Please try again in a moment.";
/** Steam is slow at times; the user sees a spinner. */
const TIMEOUT_MS = 8000;
const RETRY_AFTER_S = 5;

/** @throws {AppError} `upstream_unavailable` when Steam is down or busy, `upstream_failed` when it refuses, `rate_limited` */
export async function readForUser<T>(
  { id }: Pick<CurrentUser, "id">,
  call: (read: SteamRead) => Promise<T>,
): Promise<T> {
  try {
    return await call({ caller: { userId: id }, timeoutMs: TIMEOUT_MS });
  } catch (error) {
    throw toUpstreamError(error, STEAM_UNAVAILABLE, RETRY_AFTER_S);
  }
}
