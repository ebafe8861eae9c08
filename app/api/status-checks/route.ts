import { anyone, route, routes } from "@/lib/http/route";
import { getServiceStatuses } from "@/lib/status/get-service-statuses";

/** Shorter than the minute between two requests of a page. */
const CACHE_CONTROL = "public, max-age=5, s-maxage=10";

/** The health of each outside service. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read", cacheControl: CACHE_CONTROL }, async () =>
    getServiceStatuses(),
  ),
});
