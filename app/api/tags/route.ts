import { signedIn } from "@/lib/auth/user";
import { listTags } from "@/lib/collection/tags";
import { route, routes } from "@/lib/http/route";

/** The user's tags with their numbers of games. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read" }, async ({ user }) => ({ tags: await listTags(user) })),
});
