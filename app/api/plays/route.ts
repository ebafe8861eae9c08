import { signedIn } from "@/lib/auth/user";
import { listOpenPlays } from "@/lib/collection/list-plays";
import { route, routes } from "@/lib/http/route";

/** The user's open plays. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read" }, async ({ user }) => ({
    plays: await listOpenPlays(user),
  })),
});
