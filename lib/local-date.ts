/** The user's own day (ISO). */
export function today(): string {
  const now = new Date();
  return new Date(now.valueOf() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** "Nov 19, 2026" for a time (ISO or ms), in the user's time zone: in the browser only. */
export function localDate(time: string | number): string {
  return new Date(time).toLocaleDateString("en-US", { dateStyle: "medium" });
}
