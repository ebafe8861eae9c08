import "server-only";
import PQueue from "p-queue";
import { AppError } from "@/lib/errors";
import { processWide } from "@/lib/process-wide";

/** Drawing uses a core for a tenth of a second, which page requests need too. */
export const DRAWN_AT_ONCE = 2;
/** A link preview waits for a few seconds, and each waiting card holds its pictures in memory. */
export const MAX_CARDS = 24;
export const MAX_CARDS_OF_CLIENT = 8;
const RETRY_AFTER_S = 5;

export type Draw = (work: () => Promise<Buffer>) => Promise<Buffer>;

const queue = processWide("cards", () => ({
  slots: new PQueue({ concurrency: DRAWN_AT_ONCE }),
  cards: 0,
  cardsOf: new Map<string, number>(),
}));

/**
 * Admits a card before its pictures are fetched. A client's second card is drawn after every other client's first.
 * @throws {AppError} `rate_limited` when too many cards are in progress, in all or for this client.
 */
export async function queueCard<T>(client: string, make: (draw: Draw) => Promise<T>): Promise<T> {
  const { slots, cardsOf } = queue();
  const before = cardsOf.get(client) ?? 0;
  if (queue().cards >= MAX_CARDS || before >= MAX_CARDS_OF_CLIENT) {
    throw new AppError(
      "rate_limited",
      "Too many cards are being drawn right now. Please try again in a moment.",
      { retryAfterS: RETRY_AFTER_S },
    );
  }
  queue().cards += 1;
  cardsOf.set(client, before + 1);
  try {
    return await make((work) => slots.add(work, { priority: -before }));
  } finally {
    queue().cards -= 1;
    const left = (cardsOf.get(client) ?? 1) - 1;
    if (left > 0) cardsOf.set(client, left);
    else cardsOf.delete(client);
  }
}
