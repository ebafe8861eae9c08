import "server-only";
import PQueue from "p-queue";
import { AppError } from "@/lib/errors";
import { processWide } from "@/lib/process-wide";

/** Drawing takes a core for a tenth of a second; pages have to be served beside it. */
export const DRAWN_AT_ONCE = 2;
/** Whoever fetches a card waits for some seconds at most, and each that waits holds its pictures in memory. */
export const MAX_WAITING = 60;
const RETRY_AFTER_S = 5;

const queue = processWide("cards", () => new PQueue({ concurrency: DRAWN_AT_ONCE }));

/**
 * Draws a card as soon as fewer than two others are being drawn.
 * @throws {AppError} `rate_limited` where too many wait already.
 */
export async function drawInTurn(draw: () => Promise<Buffer>): Promise<Buffer> {
  if (queue().size >= MAX_WAITING) {
    throw new AppError(
      "rate_limited",
      "Too many cards are being drawn right now. Please try again in a moment.",
      {
        retryAfterS: RETRY_AFTER_S,
      },
    );
  }
  return queue().add(draw);
}
