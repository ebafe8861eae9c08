import "server-only";
import { inCleanContext } from "@/lib/clean-context";
import type { LimitName } from "./limits";
import { limitClient } from "./rate-limit";
import { currentRequest } from "./request-context";

/**
 * Counts a read that no cache has answered against the limit of the client that the page is for. If that limit is reached, against
 * the limit of another client that waits for the same page.
 * @throws {AppError} `rate_limited`
 */
export async function chargeClient(limit: LimitName): Promise<void> {
  const request = currentRequest();
  if (!request) return;
  const clients = new Set([request, ...(request.sharedBy ?? [])].map(({ client }) => client));
  const charge = async ([client, ...others]: readonly string[]): Promise<void> => {
    if (client === undefined) return;
    await limitClient(client, limit).catch((error: unknown) => {
      if (others.length === 0) throw error;
      return charge(others);
    });
  };
  await inCleanContext()(() => charge([...clients]));
}
