import { signedIn } from "@/lib/auth/user";
import { getShelfChoices } from "@/lib/collection/get-shelf-choices";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read" }, async ({ user }) => getShelfChoices(user)),
});
