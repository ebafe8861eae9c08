import { calendarResponse } from "@/lib/calendar/calendar-response";
import { getReleasesAround, getToday } from "@/lib/calendar/get-releases";
import { feedQuerySchema } from "@/lib/calendar/input";
import { monthOf } from "@/lib/calendar/month";
import { PLATFORM_GROUPS } from "@/lib/calendar/platforms";
import { toEvents } from "@/lib/calendar/to-events";
import { CATALOGUE_CACHE_CONTROL, unlessStale } from "@/lib/http/response";
import { anyone, route, routes } from "@/lib/http/route";

/** The releases around this month, for calendar programs: `?platform=ps5.switch2`, or of all platforms. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read", query: feedQuerySchema }, async ({ query: { platform } }) => {
    const today = await getToday();
    const events = toEvents(await getReleasesAround(monthOf(today)), platform);
    const labels = PLATFORM_GROUPS.filter(({ key }) => platform.includes(key)).map(({ label }) => label);
    const name = labels.length > 0 ? `Game releases: ${labels.join(", ")}` : "Game releases";
    return calendarResponse({ name, events, today }, unlessStale(CATALOGUE_CACHE_CONTROL));
  }),
});
