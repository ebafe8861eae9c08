import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { getOwnStatistics } from "@/lib/statistics/get-statistics";
import { OWN_LINKS } from "@/lib/statistics/path";
import { toStatistics } from "@/lib/statistics/to-statistics";

/** The charts of the user's own shelf, laid out here, so that the browser only draws them. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "wholeShelf" }, async ({ user }) =>
    toStatistics(await getOwnStatistics(user), OWN_LINKS),
  ),
});
