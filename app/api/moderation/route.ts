import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { getOwnModeration } from "@/lib/moderation/own-moderation";

/** What moderators have decided about the signed-in user. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read" }, ({ user }) => getOwnModeration(user)),
});
