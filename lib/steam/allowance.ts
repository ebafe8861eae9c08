import "server-only";
import { inCleanContext } from "@/lib/clean-context";
import { AppError, TOO_MANY_MESSAGE } from "@/lib/errors";
import { type LimitStore, limitStore } from "@/lib/http/limit-store";
import type { LimitName } from "@/lib/http/limits";
import { noteRefusal } from "@/lib/http/rate-limit";
import { currentRequest } from "@/lib/http/request-context";
import { processWide } from "@/lib/process-wide";
import type { RequestContext } from "@/lib/request-storage";

/** Whom a call counts for. `"system"` is our own check of Steam's health, without a limit. */
export type Caller = "visitor" | "system" | { userId: string };

const BUDGET_MESSAGE = "We have reached Steam’s limit for now. Please try again later.";
/** Attempts of a read that is refused because of another client. */
const MAX_ATTEMPTS = 4;
/** The key of the product's own counts, and its name in `limit_refused`. */
const PRODUCT = "all";

/** A client's limits before the product's, short windows before long ones: a refused call costs no budget. */
const LIMITS = {
  keyless: { client: ["steamKeyless"], product: ["steamKeylessAll"] },
  visitor: {
    client: ["steamKeyed", "steamKeyedHour"],
    product: ["steamVisitorsHour", "steamHour", "steamVisitorsDay", "steamDay"],
  },
  user: { client: ["steamKeyed", "steamKeyedHour"], product: ["steamHour", "steamDay"] },
} as const satisfies Record<string, { client: readonly LimitName[]; product: readonly LimitName[] }>;

/** Requests whose own client is over a limit. */
const refusedRequests = processWide("steam-refused", () => new WeakSet<RequestContext>());

/**
 * Counts a call against its client's limits and the product's budget, before it is made.
 * @throws {AppError} `rate_limited` for a client over its limit, `upstream_unavailable` when the budget is used up
 */
export async function takeCall(caller: Caller, needsKey: boolean, store?: LimitStore): Promise<void> {
  if (caller === "system") return;
  const { client, product } = LIMITS[needsKey ? (caller === "visitor" ? "visitor" : "user") : "keyless"];
  await takeOfClient(client, caller, store);
  const retryAfterS = await takeAll(product, { key: PRODUCT, client: PRODUCT }, store);
  if (retryAfterS > 0) throw new AppError("upstream_unavailable", BUDGET_MESSAGE, { retryAfterS });
}

export function takeLookup(store?: LimitStore): Promise<void> {
  return takeOfClient(["steamLookup"], "visitor", store);
}

/**
 * Repeats a cached read that was refused because of another client: requests that wait for the same cache entry share the
 * refusal of the first one.
 */
export async function retryRefusedForOthers<T>(read: () => Promise<T>): Promise<T> {
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
  // Work without a request, such as the build's, has no client's limit.
  if (!key) return;
  const retryAfterS = await takeAll(names, { key, client: request?.client }, store);
  if (retryAfterS === 0) return;
  if (request) refusedRequests().add(request);
  throw new AppError("rate_limited", TOO_MANY_MESSAGE, { retryAfterS });
}

/** Takes one of each or none. Returns the seconds to wait, or 0. */
async function takeAll(
  names: readonly LimitName[],
  { key, client }: { key: string; client?: string | undefined },
  store: LimitStore = limitStore(),
): Promise<number> {
  // Next would count its timers to the cached function that it runs in.
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
