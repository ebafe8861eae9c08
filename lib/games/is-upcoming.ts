import "server-only";
import { cacheLife } from "next/cache";

/** Whether a game's date (ISO, from midnight UTC) is still to come. It is kept, because a kept page cannot read the clock. */
export async function isUpcoming(releaseDate: string): Promise<boolean> {
  "use cache";
  cacheLife("catalogue");
  return Date.parse(releaseDate) > Date.now();
}
