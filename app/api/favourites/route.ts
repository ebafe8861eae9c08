import { signedIn } from "@/lib/auth/user";
import { getFavourites } from "@/lib/collection/favourites";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read" }, async ({ user }) => ({
    favourites: await getFavourites(user),
  })),
});
