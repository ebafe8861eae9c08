import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { getLibrary } from "@/lib/steam-library/get-library";
import { libraryQuerySchema } from "@/lib/steam-library/schema";

/** The games of a Steam account. Each request calls Steam. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "steamUser", query: libraryQuerySchema }, async ({ user, query }) =>
    getLibrary(user, query.steamid),
  ),
});
