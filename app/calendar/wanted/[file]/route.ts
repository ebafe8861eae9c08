import { calendarResponse } from "@/lib/calendar/calendar-response";
import { tokenOfFile } from "@/lib/calendar/feed-path";
import { getWantedReleases } from "@/lib/calendar/get-releases";
import { wantedFeedParamsSchema } from "@/lib/calendar/input";
import { toEvents } from "@/lib/calendar/to-events";
import { AppError } from "@/lib/errors";
import { anyone, route, routes } from "@/lib/http/route";

const CACHE_CONTROL = "private, max-age=900";

/** The releases of a user's wanted games, by a secret address: calendar programs have no session. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read", params: wantedFeedParamsSchema }, async ({ params }) => {
    const token = tokenOfFile(params.file);
    const rows = token && (await getWantedReleases(token));
    if (!rows) throw new AppError("not_found", "This calendar does not exist, or its address has changed.");
    const today = new Date().toISOString().slice(0, 10);
    return calendarResponse({ name: "My wanted games", events: toEvents(rows), today }, CACHE_CONTROL);
  }),
});
