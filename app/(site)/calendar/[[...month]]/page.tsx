import ErrorPage from "@/app/(site)/error";
import { CalendarMonth } from "@/components/calendar/calendar-month";
import { CalendarUndated } from "@/components/calendar/calendar-undated";
import { NotFoundMessage } from "@/components/page/not-found-message";
import { metadataOrNone, missing, pageOrMessage } from "@/components/page/page-or-message";
import { getMonthReleases, getToday, getUndatedReleases } from "@/lib/calendar/get-releases";
import { calendarPath, parseCalendarRoute } from "@/lib/calendar/month";
import { monthTitle } from "@/lib/months";
import { pageMetadata } from "@/lib/page-metadata";

export const ensureStatic = "navigation";
/** No placeholder: with one, a failed read would be cached for half an hour, and a 404 sent as 200. */
export const instant = false;

type Props = PageProps<"/calendar/[[...month]]">;

const MESSAGES = { notFound: <NotFoundMessage />, failed: ErrorPage };

/** An address that does not exist: every real one is made on its first visit, so that the build needs no catalogue. */
export function generateStaticParams() {
  return [{ month: ["none"] }];
}

async function readRoute({ params }: Props) {
  const { month: segments = [] } = await params;
  const today = await getToday();
  const route = parseCalendarRoute(segments, today) ?? missing();
  const path = calendarPath(route.kind === "undated" ? "undated" : segments.length > 0 ? route.month : "now");
  return { route, path, today };
}

export async function generateMetadata(props: Props) {
  return metadataOrNone(() => readMetadata(props));
}

async function readMetadata(props: Props) {
  const { route, path } = await readRoute(props);
  const isUndated = route.kind === "undated";
  const title = isUndated ? "Announced games without a date" : `Game releases in ${monthTitle(route.month)}`;
  const description = isUndated
    ? "Games that are announced for a quarter or a year, or without any date, by platform."
    : `Every day's game releases in ${monthTitle(route.month)}, by platform, with what is on your shelf.`;
  return pageMetadata({ title, description, path });
}

export default async function CalendarPage(props: Props) {
  return pageOrMessage(MESSAGES, async () => {
    const { route, path, today } = await readRoute(props);
    if (route.kind === "undated") {
      return <CalendarUndated today={today} releases={await getUndatedReleases()} />;
    }
    const { month } = route;
    return <CalendarMonth path={path} month={month} today={today} releases={await getMonthReleases(month)} />;
  });
}
