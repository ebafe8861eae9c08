import "server-only";
import { env } from "@/lib/env";
import { chargeClient } from "@/lib/http/charge-client";
import { processWide } from "@/lib/process-wide";
import { sharedStore } from "@/lib/shared-store/store";
import { createBatchers } from "./batchers";
import { createIgdbClient, type IgdbClient } from "./client";
import { createLimiter } from "./limiter";
import { createSend } from "./send";
import { type AcquireSlot, sharedSlots } from "./shared-slots";
import { createTokenSource } from "./token";

export type Igdb = IgdbClient &
  ReturnType<typeof createBatchers> & {
    /** For what no page waits for: queries of the proxies, sitemaps. They leave half of the budget to the pages. */
    background: IgdbClient;
  };

export type IgdbSettings = {
  apiUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  perSecond: number;
  open: number;
  budgetMs?: number;
  share?: (name: string, count: number) => AcquireSlot;
  /** Counts a read that no cache has answered against its client's limit. */
  charge?: (limit: "catalogueRead" | "catalogueId") => Promise<void>;
};

export function createIgdb({ budgetMs, charge, ...settings }: IgdbSettings): Igdb {
  const { apiUrl, tokenUrl: url, clientId, clientSecret, perSecond, open, share } = settings;
  const send = createSend({
    apiUrl,
    clientId,
    token: createTokenSource({ url, clientId, clientSecret }),
    limiter: createLimiter({ perSecond, open, share }),
    budgetMs,
  });
  const chargeRead = charge && (() => charge("catalogueRead"));
  const chargeId = charge && (() => charge("catalogueId"));
  return {
    ...createIgdbClient(send, { charge: chargeRead }),
    ...createBatchers(send, chargeId),
    background: createIgdbClient(send, { charge: chargeRead, priority: "background" }),
  };
}

/**
 * The product's IGDB client: all routes of the process share its token, budget and batches. With Redis, all instances share
 * the budget. Each has a token of its own, of which Twitch gives an application 25.
 */
export const igdb = processWide("igdb", () => {
  const settings = env();
  const store = sharedStore();
  return createIgdb({
    apiUrl: settings.IGDB_API_URL,
    tokenUrl: settings.IGDB_TOKEN_URL,
    clientId: settings.IGDB_CLIENT_ID,
    clientSecret: settings.IGDB_CLIENT_SECRET,
    perSecond: settings.IGDB_REQUESTS_PER_SECOND,
    open: settings.IGDB_OPEN_REQUESTS,
    charge: chargeClient,
    ...(store.isConfigured ? { share: (name, count) => sharedSlots(store, name, count) } : {}),
  });
});
