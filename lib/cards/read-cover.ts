import "server-only";
import { type ImageSize, imageIdOf, imageUrl } from "@/lib/games/images";
import { fetchBytes } from "@/lib/http/fetch-bytes";
import { siteUrl } from "@/lib/site";
import { checkedPicture } from "./pictures";

/** A link preview waits for a few seconds in all. */
const COVER_TIMEOUT_MS = 2500;
const MAX_COVER_BYTES = 1_000_000;

/** Fetches a cover in the size that a card needs; null when it is unavailable or no picture. */
export async function readCover(
  coverUrl: string,
  size: Extract<ImageSize, `cover_${string}`>,
): Promise<Buffer | null> {
  const imageId = imageIdOf(coverUrl);
  if (!imageId) return null;
  // The sandbox's pictures are on our own origin.
  const url = new URL(imageUrl(imageId, size), siteUrl());
  const file = await fetchBytes(url, {
    timeoutMs: COVER_TIMEOUT_MS,
    maxBytes: MAX_COVER_BYTES,
    type: /^image\/(jpeg|png|webp)\b/,
  });
  return file && checkedPicture(file);
}
