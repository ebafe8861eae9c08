import { signedIn } from "@/lib/auth/user";
import { getSuggestedPeople } from "@/lib/feed/own-feed";
import { route, routes } from "@/lib/http/route";

/** People whom the user might follow. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "peopleSearch" }, ({ user }) => getSuggestedPeople(user)),
});
