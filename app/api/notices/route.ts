import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { getNotices, markNoticesRead } from "@/lib/notices/own-notices";
import { readNoticesSchema } from "@/lib/notices/schema";

/** What others did that concerns the user, released games and finished imports; and marks them as read. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read" }, ({ user }) => getNotices(user)),
  PATCH: route({ access: signedIn(), limit: "write", body: readNoticesSchema }, async ({ user, body }) => {
    await markNoticesRead(user, body.until);
    return { until: body.until };
  }),
});
