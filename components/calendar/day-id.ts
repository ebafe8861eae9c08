/** The id of a day's section. */
export function dayId(day: string): string {
  return `day-${day}`;
}
