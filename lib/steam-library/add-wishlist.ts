import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { requireUserFor } from "@/lib/auth/user";
import { chunksOf } from "@/lib/chunks";
import { AppError } from "@/lib/errors";
import { fetchWishlist } from "@/lib/steam/wishlist";
import { answerOf } from "@/lib/supabase/answers";
import { MAX_BATCH } from "./import-queue";
import { matchApps } from "./match-apps";
import { EMPTY_ID } from "./messages";
import { readForUser } from "./read-for-user";
import { resolveSteamId } from "./resolve-steam-id";
import type { WishlistAnswer } from "./schema";

/** For the batches of one request; a longer wishlist continues with the next one. */
const TIME_LIMIT_MS = 15_000;

/** Adds the games of a Steam wishlist that are not on the shelf as `want`; others stay as they are. @throws {AppError} */
export async function addWishlist(user: CurrentUser, given: string): Promise<WishlistAnswer> {
  const typed = given.trim();
  if (!typed) throw new AppError("invalid_input", EMPTY_ID);
  const steamid = await resolveSteamId(user, typed);
  const appids = await readForUser(user, (read) => fetchWishlist(steamid, read));
  // Steam may have been slow, and the time limit of the first client has been running since.
  const writer = await requireUserFor(TIME_LIMIT_MS);
  let added = 0;
  for (const batch of chunksOf(appids, MAX_BATCH)) {
    // A wishlist has no names. Apps of the library that were imported have no match, and are on the shelf.
    const matches = await matchApps(
      writer,
      batch.map((appid) => ({ appid, name: "", playtimeMinutes: 0 })),
    );
    const games = [...matches.values()];
    added += await answerOf(writer.supabase.rpc("add_to_shelf", { games, new_status: "want" }));
  }
  return { total: appids.length, added };
}
