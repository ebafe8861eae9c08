import "server-only";
import { availableParallelism, totalmem } from "node:os";
import { AppError } from "@/lib/errors";
import { processWide } from "@/lib/process-wide";
import { createFairSlots, type FairSlots } from "@/lib/shared-store/fair-slots";

const SMALL_MEMORY_BYTES = 4 * 1024 ** 3;
/** The browser gives up after two minutes. */
const WAIT_MS = 60_000;

const memory = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
const AT_ONCE = availableParallelism() > 2 && memory >= SMALL_MEMORY_BYTES ? 2 : 1;

const slots = processWide("file readers", () => createFairSlots(AT_ONCE, 1));

/** Calls `read` when a reader is free. Each user has one at a time, in turns with others. @throws {AppError} `busy` */
export async function inReadingTurn<T>(
  user: string,
  read: () => Promise<T>,
  { readers = slots(), waitMs = WAIT_MS }: { readers?: FairSlots; waitMs?: number } = {},
): Promise<T> {
  const turn = readers.acquire(user);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const message = "Many files are being read right now. Please try again in a minute.";
    timer = setTimeout(() => reject(new AppError("busy", message, { retryAfterS: 60 })), waitMs);
  });
  const release = await Promise.race([turn, late])
    .catch((error) => {
      void turn.then((end) => end());
      throw error;
    })
    .finally(() => clearTimeout(timer));
  try {
    return await read();
  } finally {
    release();
  }
}
