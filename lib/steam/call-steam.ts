import "server-only";
import type { z } from "zod";
import { toUpstreamError } from "@/lib/http/fetch-json";
import { requestSteam } from "./request-steam";

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
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  try {
    return await requestSteam(method, { params: parameters, schema, needsKey: true, timeoutMs });
  } catch (error) {
    throw toUpstreamError(error, STEAM_AWAY, RETRY_AFTER_S);
  }
}
