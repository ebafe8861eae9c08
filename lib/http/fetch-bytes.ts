import "server-only";
import { log } from "@/lib/log";
import { upstreamCall } from "@/lib/upstream-call";
import { readCounted } from "./read-bytes";

type FetchBytesOptions = { timeoutMs: number; maxBytes: number; type: RegExp };

/** Null when it is late, too large or of another type; redirects are not followed. */
export async function fetchBytes(url: string | URL, options: FetchBytesOptions): Promise<Buffer | null> {
  const { timeoutMs, maxBytes, type } = options;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await upstreamCall({ service: "files", method: "GET", url }, () =>
      fetch(url, { signal, cache: "no-store", redirect: "error" }),
    );
    if (!response.ok || !type.test(response.headers.get("content-type") ?? "")) return null;
    return await readCounted(response.body, maxBytes, () => new Error(`more than ${maxBytes} bytes`));
  } catch (error) {
    log.warn("file_not_fetched", { url, error });
    return null;
  }
}
