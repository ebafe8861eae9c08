/**
 * How long React Query keeps an answer that nothing shows any more, in milliseconds. On the server for ever, which is as
 * long as its client lives: the render of one page. Any other time is a timer there, which holds the whole render in
 * memory until it fires.
 */
export function gcTime(ms: number): number {
  return typeof window === "undefined" ? Number.POSITIVE_INFINITY : ms;
}
