import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { gameTags } from "./keys";

/** Whether a game's date (ISO, from midnight UTC) is still to come. Cached, because a cached page cannot read the clock. */
export async function isUpcoming(releaseDate: string): Promise<boolean> {
  "use cache";
  cacheLife("catalogue");
  cacheTag(gameTags.all);
  return Date.parse(releaseDate) > Date.now();
}
