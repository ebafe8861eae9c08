/** Where a day's releases stand on the page. */
export function dayId(day: string): string {
  return `day-${day}`;
}
