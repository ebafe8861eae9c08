import "server-only";
import { inCleanContext } from "@/lib/clean-context";
import type { LimitName } from "./limits";
import { limitClient } from "./rate-limit";
import { currentRequest } from "./request-context";

/**
 * Counts a read that no cache has answered against the limit of the client that the page is for.
 * @throws {AppError} `rate_limited`
 */
export async function chargeClient(limit: LimitName): Promise<void> {
  const request = currentRequest();
  if (request) await inCleanContext()(() => limitClient(request.client, limit));
}
