import "server-only";
import { chargeClient } from "@/lib/http/charge-client";
import { currentRequest } from "@/lib/http/request-context";
import { processWide } from "@/lib/process-wide";
import { createFairSlots } from "@/lib/shared-store/fair-slots";
import { jsonOf } from "./answers";
import type { Database } from "./database-client";
import { createPublicClient } from "./server";

/**
 * What visitors read of other users, and the cost of a read that no cache has answered: `page` for some rows of an index, `shelf` for
 * all rows of a shelf, `own` if the route counts it itself, or with another read.
 */
const COSTS = {
  read_profile: "page",
  read_shelf: "page",
  read_lists: "page",
  read_list: "page",
  // With the reviews of the game, on its page.
  read_game_numbers: "own",
  read_filtered_shelf: "shelf",
  shelf_statistics: "shelf",
  year_in_review: "shelf",
  read_follow_counts: "page",
  read_followers: "page",
  read_following: "page",
  read_game_reviews: "page",
  list_game_reviews: "page",
  read_newest_reviews: "page",
  read_user_reviews: "page",
  read_review: "page",
  read_review_text: "page",
  read_list_likes: "page",
  read_activity: "page",
  moderated_pages: "own",
  search_people: "own",
} as const;
type PublicFunction = keyof typeof COSTS;

const LIMITS = { page: "profileRead", shelf: "wholeShelf" } as const;

/** Whole shelves that are read at once, for all clients and for one. */
const SHELVES_AT_ONCE = 4;
const SHELVES_FOR_ONE_CLIENT = 2;
const slots = processWide("shelf-slots", () => createFairSlots(SHELVES_AT_ONCE, SHELVES_FOR_ONE_CLIENT));

/** Calls a function of the database without a session, which returns JSON. @throws {AppError} `rate_limited`, or as `jsonOf` */
export async function readPublic<Name extends PublicFunction, T>(
  name: Name,
  args: Database["public"]["Functions"][Name]["Args"],
): Promise<T> {
  const cost: "page" | "shelf" | "own" = COSTS[name];
  if (cost !== "own") await chargeClient(LIMITS[cost]);
  const read = () => jsonOf<T>(createPublicClient().client.rpc(name, args));
  if (cost !== "shelf") return read();
  const free = await slots().acquire(currentRequest()?.client ?? "");
  try {
    return await read();
  } finally {
    free();
  }
}
