import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { getOwnYear } from "@/lib/statistics/get-statistics";
import { OWN_LINKS } from "@/lib/statistics/path";
import { yearQuerySchema } from "@/lib/statistics/schema";
import { toYear } from "@/lib/statistics/to-year";

/** A year of the user's own shelf. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "wholeShelf", query: yearQuerySchema }, async ({ user, query }) =>
    toYear(await getOwnYear(user, query.of), OWN_LINKS, true),
  ),
});
