import "server-only";
import { withImageSize } from "@/lib/games/image-size";
import { fetchBytes } from "@/lib/http/fetch-bytes";
import { siteUrl } from "@/lib/site";

/** A link preview waits for a few seconds in all. */
const COVER_TIMEOUT_MS = 2500;
const MAX_COVER_BYTES = 4_000_000;

/** A cover's file in the size that a card needs, or null where it cannot be had. */
export function readCover(coverUrl: string, size: "cover_big" | "cover_big_2x"): Promise<Buffer | null> {
  // In the sandbox, pictures lie below our own origin.
  const url = new URL(withImageSize(coverUrl, size), siteUrl());
  return fetchBytes(url, {
    timeoutMs: COVER_TIMEOUT_MS,
    maxBytes: MAX_COVER_BYTES,
    type: /^image\/(jpeg|png|webp)\b/,
  });
}
