import "server-only";
import { env } from "@/lib/env";

/** IGDB's sizes that the spec names (https://api-docs.igdb.com/#images). */
export type ImageSize = "cover_big" | "screenshot_huge" | "1080p" | "logo_med";

/** The address of one of IGDB's images, built from its id, as IGDB asks for. */
export function imageUrl(imageId: string, size: ImageSize): string {
  return `${env().IGDB_IMAGE_URL}/t_${size}/${imageId}.jpg`;
}
