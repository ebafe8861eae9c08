import { signedIn } from "@/lib/auth/user";
import { getSmartLists } from "@/lib/collection/smart-lists";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read" }, async ({ user }) => ({
    smartLists: await getSmartLists(user),
  })),
});
