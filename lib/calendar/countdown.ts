const MS_A_DAY = 86_400_000;
/** Days for which a release counts as recent. */
const RECENT_DAYS = 7;

/** "Today", "Tomorrow", "in 12 days", "3 days ago"; null for long past. Both are ISO days. */
export function countdown(day: string, today: string): string | null {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / MS_A_DAY);
  if (days === 0) return "Today";
  if (days === 1) return "Tomorrow";
  if (days > 1) return `in ${days} days`;
  if (days === -1) return "Yesterday";
  return days >= -RECENT_DAYS ? `${-days} days ago` : null;
}

export function localDay(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
