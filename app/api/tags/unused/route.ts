import { signedIn } from "@/lib/auth/user";
import { removeUnusedTags } from "@/lib/collection/tags";
import { route, routes } from "@/lib/http/route";

/** The user's tags without games: deleted at once. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  DELETE: route({ access: signedIn(), limit: "shelfWrite" }, async ({ user }) => ({
    removed: await removeUnusedTags(user),
  })),
});
