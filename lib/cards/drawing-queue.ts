import "server-only";
import PQueue from "p-queue";
import { processWide } from "@/lib/process-wide";

/** Drawing takes a core for a tenth of a second; pages have to be served beside it. */
const DRAWN_AT_ONCE = 2;

const queue = processWide("cards", () => new PQueue({ concurrency: DRAWN_AT_ONCE }));

/** Draws a card as soon as fewer than two others are being drawn. */
export function drawInTurn(draw: () => Promise<Buffer>): Promise<Buffer> {
  return queue().add(draw);
}
