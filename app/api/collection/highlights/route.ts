import { signedIn } from "@/lib/auth/user";
import { listHighlights } from "@/lib/collection/list-highlights";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read" }, async ({ user }) => ({
    highlights: await listHighlights(user),
  })),
});
