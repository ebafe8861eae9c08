import "server-only";
import { env } from "@/lib/env";

/** IGDB's sizes that the spec names (https://api-docs.igdb.com/#images), and the double one for cards. */
export type ImageSize = "cover_big" | "cover_big_2x" | "screenshot_huge" | "1080p" | "logo_med";

/** The address of one of IGDB's images, built from its id, as IGDB asks for. */
export function imageUrl(imageId: string, size: ImageSize): string {
  return `${env().IGDB_IMAGE_URL}/t_${size}/${imageId}.jpg`;
}

/** Where IGDB's images are in stored rows, whatever `IGDB_IMAGE_URL` says: the database takes no other host. */
const STORED_COVERS = "https://images.igdb.com/igdb/image/upload/t_cover_big";

/** An image's address ends like this; the database checks stored covers for the same grammar of ids. */
const IMAGE_FILE = /\/t_[a-z0-9_]+\/([A-Za-z0-9_-]{1,64})\.(?:jpg|png|webp)$/;

/** IGDB's id of an image in its address; null for any other address. */
export function imageIdOf(address: string): string | null {
  return IMAGE_FILE.exec(address)?.[1] ?? null;
}

/** A cover's address as `game_cover_url` stores it. */
export function toStoredCover(coverUrl: string | null): string | null {
  const imageId = coverUrl && imageIdOf(coverUrl);
  return imageId ? `${STORED_COVERS}/${imageId}.jpg` : null;
}

/** The address of a stored cover on the image host. Only the id is read from the row, so no stored host reaches a page. */
export function fromStoredCover(stored: string | null): string | null {
  const imageId = stored && imageIdOf(stored);
  return imageId ? imageUrl(imageId, "cover_big") : null;
}
