import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { expireOwnProfile } from "@/lib/profile/expire";
import { addWishlist } from "@/lib/steam-library/add-wishlist";
import { wishlistBodySchema } from "@/lib/steam-library/schema";

/** Adds the games of a Steam wishlist to the shelf. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route(
    { access: signedIn(), limit: "steamUser", body: wishlistBodySchema, invalidates: expireOwnProfile },
    async ({ user, body }) => addWishlist(user, body.steamid),
  ),
});
