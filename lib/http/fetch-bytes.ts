import "server-only";
import { log } from "@/lib/log";
import { upstreamCall } from "@/lib/upstream-call";

export type FetchBytesOptions = { timeoutMs: number; maxBytes: number; type: RegExp };

/**
 * A file from an outside service, or null where it did not come: in time, within its size and of the type that was asked
 * for. Redirects are not followed.
 */
export async function fetchBytes(url: string | URL, options: FetchBytesOptions): Promise<Buffer | null> {
  const { timeoutMs, maxBytes, type } = options;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await upstreamCall({ service: "files", method: "GET", url }, () =>
      fetch(url, { signal, cache: "no-store", redirect: "error" }),
    );
    if (!response.ok || !type.test(response.headers.get("content-type") ?? "")) return null;
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) return null;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    log.warn("file_not_fetched", { url, error });
    return null;
  }
}
