import { signedIn } from "@/lib/auth/user";
import { getFeed } from "@/lib/feed/own-feed";
import { feedQuerySchema } from "@/lib/feed/schema";
import { route, routes } from "@/lib/http/route";

/** A page of what the people whom the user follows have done. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read", query: feedQuerySchema }, ({ user, query }) =>
    getFeed(user, query),
  ),
});
