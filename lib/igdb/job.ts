import "server-only";
import { createIgdbClient, type IgdbClient } from "./client";
import type { IgdbSettings } from "./igdb";
import { createLimiter } from "./limiter";
import { createSend } from "./send";
import { createTokenSource } from "./token";

/** IGDB takes seconds for 500 whole games. */
const BUDGET_MS = 30_000;
const GIVE_UP_MS = 300_000;

/** An IGDB client for a process in which no visitor waits. @param slots of the budget that it may use at once */
export function createJobClient(
  { apiUrl, tokenUrl, clientId, clientSecret, perSecond, open, share }: IgdbSettings,
  slots: number,
): IgdbClient {
  const send = createSend({
    apiUrl,
    clientId,
    token: createTokenSource({ url: tokenUrl, clientId, clientSecret }),
    limiter: createLimiter({ perSecond, open, share, backgroundSlots: slots }),
    budgetMs: BUDGET_MS,
    giveUpMs: GIVE_UP_MS,
  });
  return createIgdbClient(send, {
    client: "catalogue",
    priority: "background",
    maxWaitMs: Number.POSITIVE_INFINITY,
  });
}
