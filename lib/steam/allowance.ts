import "server-only";
import { inCleanContext } from "@/lib/clean-context";
import { AppError, TOO_MANY_MESSAGE } from "@/lib/errors";
import { type LimitStore, limitStore } from "@/lib/http/limit-store";
import type { LimitName } from "@/lib/http/limits";
import { noteRefusal } from "@/lib/http/rate-limit";
import { currentRequest } from "@/lib/http/request-context";
import { processWide } from "@/lib/process-wide";
import type { RequestContext } from "@/lib/request-storage";

/** On whose behalf Steam is called. `"system"` is our own check of Steam's health, which no limit stops. */
export type Caller = "visitor" | "system" | { userId: string };

const BUDGET_MESSAGE = "We have asked Steam as often as it allows us for now. Please try again later.";
/** How often a read is tried that is refused because of another client. */
const MAX_ATTEMPTS = 4;
/** The key of what is counted for the whole product, and its name in `limit_refused`. */
const PRODUCT = "all";

/** The limits of a client come before the product's, and short windows before long ones: a refused call costs no budget. */
const LIMITS = {
  keyless: { client: ["steamKeyless"], product: ["steamKeylessAll"] },
  visitor: {
    client: ["steamKeyed", "steamKeyedHour"],
    product: ["steamVisitorsHour", "steamHour", "steamVisitorsDay", "steamDay"],
  },
  user: { client: ["steamKeyed", "steamKeyedHour"], product: ["steamHour", "steamDay"] },
} as const satisfies Record<string, { client: readonly LimitName[]; product: readonly LimitName[] }>;

/** The requests whose own client met a limit. */
const refusedRequests = processWide("steam-refused", () => new WeakSet<RequestContext>());

/**
 * Counts a call to Steam against its client's limits and the product's budget, before it is made.
 * @throws {AppError} `rate_limited` when the client has caused too many calls, `upstream_unavailable` when the product has
 * used its budget; both with the seconds to wait.
 */
export async function takeCall(caller: Caller, needsKey: boolean, store?: LimitStore): Promise<void> {
  if (caller === "system") return;
  const { client, product } = LIMITS[needsKey ? (caller === "visitor" ? "visitor" : "user") : "keyless"];
  await takeOfClient(client, caller, store);
  const retryAfterS = await takeAll(product, { key: PRODUCT, client: PRODUCT }, store);
  if (retryAfterS > 0) throw new AppError("upstream_unavailable", BUDGET_MESSAGE, { retryAfterS });
}

/** Counts the lookup of an app id against its client's limit. @throws {AppError} `rate_limited` */
export function takeLookup(store?: LimitStore): Promise<void> {
  return takeOfClient(["steamLookup"], "visitor", store);
}

/**
 * Reads through a cache that several requests may wait for at once: one that was refused only because of the client that
 * asked first is repeated. @throws what `read` throws.
 */
export async function ownRead<T>(read: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await read();
    } catch (error) {
      const isLimit = error instanceof AppError && error.code === "rate_limited";
      const request = currentRequest();
      const isOwn = request !== undefined && refusedRequests().has(request);
      if (!isLimit || isOwn || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function takeOfClient(
  names: readonly LimitName[],
  caller: Exclude<Caller, "system">,
  store: LimitStore | undefined,
): Promise<void> {
  const request = currentRequest();
  const client = request && `address:${request.client}`;
  const key = caller === "visitor" ? client : `account:${caller.userId}`;
  // Work that no request has caused, such as the build's, has no client's limit.
  if (!key) return;
  const retryAfterS = await takeAll(names, { key, client: request?.client }, store);
  if (retryAfterS === 0) return;
  if (request) refusedRequests().add(request);
  throw new AppError("rate_limited", TOO_MANY_MESSAGE, { retryAfterS });
}

/** Takes one of each, or none; the seconds to wait, or 0. */
async function takeAll(
  names: readonly LimitName[],
  { key, client }: { key: string; client?: string | undefined },
  store: LimitStore = limitStore(),
): Promise<number> {
  // It runs in cached functions too, to whose requests Next would count its timers.
  return inCleanContext()(async () => {
    const taken: LimitName[] = [];
    for (const name of names) {
      const waitS = await store.take(name, key);
      if (waitS > 0) {
        noteRefusal(name, client);
        await Promise.all(taken.map((earlier) => store.refund(earlier, key)));
        return waitS;
      }
      taken.push(name);
    }
    return 0;
  });
}
