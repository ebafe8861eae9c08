import { signedIn } from "@/lib/auth/user";
import { deleteFeed, getFeed, renewFeed } from "@/lib/calendar/own-feed";
import { route, routes } from "@/lib/http/route";

/** The secret address of the user's wanted games in a calendar. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read" }, async ({ user }) => getFeed(user)),
  POST: route({ access: signedIn(), limit: "write" }, async ({ user }) => renewFeed(user)),
  DELETE: route({ access: signedIn(), limit: "write" }, async ({ user }) => deleteFeed(user)),
});
