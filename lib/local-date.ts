/** The user's own day (ISO). */
export function today(): string {
  const now = new Date();
  return new Date(now.valueOf() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Made once and only when needed: a formatter is slow to make, and every page loads this file. */
let format: Intl.DateTimeFormat | undefined;

/** "Nov 19, 2026" for a time (ISO or ms), in the user's time zone: in the browser only. */
export function localDate(time: string | number): string {
  format ??= new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
  return format.format(new Date(time));
}
