import { signedIn } from "@/lib/auth/user";
import { getHome, homeQuerySchema } from "@/lib/collection/get-home";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read", query: homeQuerySchema }, ({ user, query }) =>
    getHome(user, query.month),
  ),
});
