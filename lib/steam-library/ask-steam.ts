import "server-only";
import { toUpstreamError } from "@/lib/http/fetch-json";

const STEAM_AWAY = "Steam can't be reached right now. Please try again in a moment.";
/** Steam's interfaces are slow at times; a person waits with a spinner before them. */
const TIMEOUT_MS = 8000;
const RETRY_AFTER_S = 5;

/**
 * Reads something of Steam for somebody who waits for it.
 * @throws {AppError} `upstream_unavailable` when Steam is away or busy, `upstream_failed` when it refuses or garbles.
 */
export async function askSteam<T>(read: (timeoutMs: number) => Promise<T>): Promise<T> {
  try {
    return await read(TIMEOUT_MS);
  } catch (error) {
    throw toUpstreamError(error, STEAM_AWAY, RETRY_AFTER_S);
  }
}
