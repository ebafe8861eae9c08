import "server-only";
import { type CalendarEvent, toIcs } from "./ics";

/** `today` as an ISO day. */
export function calendarResponse(
  { name, events, today }: { name: string; events: readonly CalendarEvent[]; today: string },
  cacheControl: string,
): Response {
  return new Response(toIcs(name, events, today), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="questshelf.ics"',
      "Cache-Control": cacheControl,
    },
  });
}
