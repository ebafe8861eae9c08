/** An all-day event. `uid` stays the same while the event does. */
export type CalendarEvent = {
  uid: string;
  /** An ISO day. */
  day: string;
  title: string;
  description: string;
  url: string;
};

/** RFC 5545, 3.1: octets of a line, without its line break. */
const MAX_OCTETS = 75;
const REFRESH_EVERY = "PT6H";

/** A component is required, also in a calendar without events. */
const NO_EVENT = [
  "BEGIN:VTIMEZONE",
  "TZID:UTC",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0000",
  "TZOFFSETTO:+0000",
  "END:STANDARD",
  "END:VTIMEZONE",
];

const isoToIcs = (day: string) => day.replaceAll("-", "");

/** An iCalendar file (RFC 5545). `today` as an ISO day, so that a file does not change while its events stay the same. */
export function toIcs(name: string, events: readonly CalendarEvent[], today: string): string {
  const stamp = `${isoToIcs(today)}T000000Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Questshelf//Release calendar//EN",
    "CALSCALE:GREGORIAN",
    // RFC 7986, and the older spelling of each.
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH_EVERY}`,
    `X-PUBLISHED-TTL:${REFRESH_EVERY}`,
    ...(events.length > 0 ? events.flatMap((event) => eventLines(event, stamp)) : NO_EVENT),
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

function eventLines({ uid, day, title, description, url }: CalendarEvent, stamp: string): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${isoToIcs(day)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    // Does not block the day in a calendar.
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** Other control characters are not allowed. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/** Between characters, so that each line is valid UTF-8. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join("\r\n");
}
