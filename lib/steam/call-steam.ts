import "server-only";
import type { z } from "zod";
import { env } from "@/lib/env";
import { fetchJson, toUpstreamError } from "@/lib/http/fetch-json";

export const STEAM_AWAY = "Steam can't be reached right now. Please try again in a moment.";
/** Steam's interfaces are slow at times; a person waits with a spinner before them. */
const TIMEOUT_MS = 8000;
const RETRY_AFTER_S = 5;

/**
 * Reads a method of Steam's Web API that needs our key, such as `IPlayerService/GetOwnedGames/v1`. The key stands in
 * the address, which no error and no log names.
 * @throws {AppError} `upstream_unavailable` when Steam is away or busy, `upstream_failed` when it refuses or garbles.
 */
export async function callSteam<T>(
  method: string,
  parameters: Record<string, string>,
  schema: z.ZodType<T>,
): Promise<T> {
  const { STEAM_API_URL, STEAM_API_KEY } = env();
  const query = new URLSearchParams({ key: STEAM_API_KEY, ...parameters });
  try {
    return await fetchJson(`${STEAM_API_URL}/${method}/?${query}`, {
      service: "steam",
      schema,
      timeoutMs: TIMEOUT_MS,
    });
  } catch (error) {
    throw toUpstreamError(error, STEAM_AWAY, RETRY_AFTER_S);
  }
}
