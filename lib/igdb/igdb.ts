import "server-only";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { inCleanContext } from "@/lib/clean-context";
import { env } from "@/lib/env";
import { chargeClient } from "@/lib/http/charge-client";
import { currentRequest } from "@/lib/http/request-context";
import { processWide } from "@/lib/process-wide";
import { sharedStore } from "@/lib/shared-store/store";
import { createIgdbClient, type IgdbClient } from "./client";
import { createLoad, IDS_PER_BATCH, type Load } from "./load-by-id";
import { createRequestQueue } from "./request-queue";
import { createSend, type SendSettings } from "./send";
import { type ShareSlots, shareSlots } from "./shared-slots";

/** The first ids that a client reads in a minute precede those of others. A game page needs about seven. */
const FIRST_IDS = 300;
/** A read that would wait longer is refused. A slot serves about one request a second. */
const MAX_WAIT_S = 3;
/** IGDB takes seconds for 500 whole games. */
const JOB_BUDGET_MS = 30_000;

export type Igdb = IgdbClient & {
  load: Load;
  /** For queries of the proxies. */
  background: IgdbClient;
};

export type IgdbSettings = Omit<SendSettings, "queues"> & {
  perSecond: number;
  open: number;
  /** Takes slots of the budget that all instances share. */
  share?: ShareSlots | undefined;
  /** Counts an uncached game or company against its client's limit. */
  charge?: () => Promise<void>;
};

/**
 * An IGDB client with two lanes. Each has half of the slots, so what goes through `background` never delays the other: a client
 * that reads much, queries of the proxies, revalidations of stale pages.
 */
export function createIgdb({ perSecond, open, share, charge, ...settings }: IgdbSettings): Igdb {
  const slots = slotsOf(perSecond, open);
  const first = createRequestQueue(slots.first.length, share?.(slots.first));
  const background =
    slots.background.length > 0
      ? createRequestQueue(slots.background.length, share?.(slots.background))
      : first;
  const send = createSend({ ...settings, queues: [first, background] });
  const maxRequests = MAX_WAIT_S * background.slots;
  const loadFirst = createLoad(send, first, maxRequests * IDS_PER_BATCH);
  const loadInBackground = createLoad(send, background, maxRequests * IDS_PER_BATCH);
  const isFirst = createFirstReads();
  return {
    ...createIgdbClient(send, first.acquire, maxRequests),
    background: createIgdbClient(send, background.acquire, maxRequests),
    async load(kind, id) {
      if (kind.isCharged) await charge?.();
      return (await isFirst()) ? loadFirst(kind, id) : loadInBackground(kind, id);
    },
  };
}

/** For a process in which no visitor waits. @param lanes whose slots it uses, in competition with the visitors */
export function createJobClient(
  { perSecond, open, share, ...settings }: Omit<IgdbSettings, "charge">,
  lanes: "background" | "all",
): IgdbClient {
  const { first, background } = slotsOf(perSecond, open);
  const slots = lanes === "all" || background.length === 0 ? [...background, ...first] : background;
  const queue = createRequestQueue(slots.length, share?.(slots));
  const send = createSend({ budgetMs: JOB_BUDGET_MS, ...settings, queues: [queue] });
  return createIgdbClient(send, queue.acquire);
}

/** The numbers of each lane's slots. With a single slot, both lanes share it. */
function slotsOf(perSecond: number, open: number) {
  const count = Math.max(1, Math.floor(Math.min(perSecond, open)));
  const numbers = Array.from({ length: count }, (_, number) => number);
  const middle = Math.ceil(count / 2);
  return { first: numbers.slice(0, middle), background: numbers.slice(middle) };
}

/** Whether a read is among the first of the client for which it is made. */
function createFirstReads(): () => Promise<boolean> {
  const counts = new RateLimiterMemory({ points: FIRST_IDS, duration: 60 });
  return async () => {
    const request = currentRequest();
    if (!request) return true;
    // What still runs after the response revalidates a stale page.
    if (request.isAnswered) return false;
    const counted = inCleanContext()(() => counts.consume(request.client));
    return counted.then(
      () => true,
      () => false,
    );
  };
}

/**
 * The product's IGDB client: all routes of the process share its token, budget and batches. With Redis, all instances share
 * the budget. Each has a token of its own, of which Twitch gives an application 25.
 */
export const igdb = processWide("igdb", () => {
  const settings = env();
  return createIgdb({
    apiUrl: settings.IGDB_API_URL,
    tokenUrl: settings.IGDB_TOKEN_URL,
    clientId: settings.IGDB_CLIENT_ID,
    clientSecret: settings.IGDB_CLIENT_SECRET,
    perSecond: settings.IGDB_REQUESTS_PER_SECOND,
    open: settings.IGDB_OPEN_REQUESTS,
    charge: () => chargeClient("catalogueId"),
    share: shareSlots(sharedStore()),
  });
});
