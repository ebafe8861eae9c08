import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { getAddresses } from "@/lib/programs/own-addresses";

/** Since when the user's secret addresses for programs exist. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read" }, ({ user }) => getAddresses(user)),
});
