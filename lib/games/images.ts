import "server-only";
import { env } from "@/lib/env";

export type ImageSize = "micro" | "cover_big" | "cover_big_2x" | "screenshot_huge" | "1080p" | "logo_med";

export function imageUrl(imageId: string, size: ImageSize): string {
  return `${env().IGDB_IMAGE_URL}/t_${size}/${imageId}.jpg`;
}

/** The host in stored rows, whatever `IGDB_IMAGE_URL` is: the database accepts no other. */
export const STORED_COVERS = "https://images.igdb.com/igdb/image/upload/t_cover_big";

/** The end of an image's URL; the database checks stored covers for the same ids. */
const IMAGE_FILE = /\/t_[a-z0-9_]+\/([A-Za-z0-9_-]{1,64})\.(?:jpg|png|webp)$/;

export function imageIdOf(address: string): string | null {
  return IMAGE_FILE.exec(address)?.[1] ?? null;
}

export function toStoredCover(coverUrl: string | null): string | null {
  const imageId = coverUrl && imageIdOf(coverUrl);
  return imageId ? `${STORED_COVERS}/${imageId}.jpg` : null;
}

/** The URL of a stored cover. Only the id comes from the row, so no stored host reaches a page. */
export function fromStoredCover(stored: string | null): string | null {
  const imageId = stored && imageIdOf(stored);
  return imageId ? imageUrl(imageId, "cover_big") : null;
}
