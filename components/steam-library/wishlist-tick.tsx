"use client";

import { ExternalLink } from "@/components/ui/external-link";
import { NO_WISHLIST, PRIVACY_SETTINGS, wishlistAdded } from "@/lib/steam-library/messages";
import type { SteamImport } from "./use-steam-import";

/** Whether the import also adds the wishlist, and what came of it. */
export function WishlistTick({ steam }: { steam: SteamImport }) {
  const { wantsWishlist, setWantsWishlist, wishlist, progress } = steam;
  const { data } = wishlist;
  return (
    <div className="pt-1">
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-[14px]">
        <input
          type="checkbox"
          checked={wantsWishlist}
          disabled={progress.isRunning || wishlist.isPending}
          onChange={(event) => setWantsWishlist(event.target.checked)}
          className="checkbox"
        />
        Also add my Steam wishlist as Want to Play
      </label>
      <p role="status" className="text-[13px] text-ink-2 leading-snug">
        {wishlist.isPending ? "Adding your wishlist..." : null}
        {data && data.total > 0 ? wishlistAdded(data) : null}
        {data?.total === 0 ? (
          <>
            {NO_WISHLIST} <ExternalLink href={PRIVACY_SETTINGS}>Steam’s privacy settings</ExternalLink>
          </>
        ) : null}
      </p>
    </div>
  );
}
