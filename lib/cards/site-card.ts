import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { drawSiteCard } from "./draw-site-card";

/** The site's own card, a JPEG of 1200 × 630. */
export async function getSiteCard(): Promise<Uint8Array> {
  "use cache";
  cacheLife("max");
  cacheTag("site-card");
  return new Uint8Array(await drawSiteCard());
}
