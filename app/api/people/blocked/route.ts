import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { getBlocked } from "@/lib/people/own-people";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read" }, ({ user }) => getBlocked(user)),
});
