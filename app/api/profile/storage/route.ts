import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { getStoredBytes } from "@/lib/profile/stored-bytes";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read" }, async ({ user }) => getStoredBytes(user)),
});
