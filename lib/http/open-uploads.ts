import "server-only";
import { AppError } from "@/lib/errors";
import { processWide } from "@/lib/process-wide";

/** Uploads that are open at once. One is open from its first byte until the file is stored. */
const MAX_OPEN = 64;
const MAX_OF_ADDRESS = 8;
const MAX_OF_ACCOUNT = 2;

const RETRY_AFTER_S = 20;

const open = processWide("open uploads", () => new Map<string, number>());

/** Calls `upload` unless too many others are open. @throws {AppError} `rate_limited` for the client's own, `busy` for those of all */
export async function withOpenUpload<T>(
  { account, address }: { account: string; address: string },
  upload: () => Promise<T>,
): Promise<T> {
  const keys = ["all", `address:${address}`, `account:${account}`];
  const counts = keys.map((key) => open().get(key) ?? 0);
  const [all = 0, ofAddress = 0, ofAccount = 0] = counts;
  if (ofAccount >= MAX_OF_ACCOUNT || ofAddress >= MAX_OF_ADDRESS) {
    const message = "Your other uploads are not finished. Wait until they are, and send this file again.";
    throw new AppError("rate_limited", message, { retryAfterS: RETRY_AFTER_S });
  }
  if (all >= MAX_OPEN) {
    throw new AppError("busy", "Many files are being sent right now. Please try again in a minute.", {
      retryAfterS: 60,
    });
  }
  for (const key of keys) open().set(key, (open().get(key) ?? 0) + 1);
  try {
    return await upload();
  } finally {
    for (const key of keys) {
      const left = (open().get(key) ?? 1) - 1;
      if (left > 0) open().set(key, left);
      else open().delete(key);
    }
  }
}
