/** Infinite on the server, where any other time is a timer that keeps the whole render in memory. */
export function gcTime(ms: number): number {
  return typeof window === "undefined" ? Number.POSITIVE_INFINITY : ms;
}
