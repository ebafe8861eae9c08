const STEPS = [
  { unit: "day", ms: 86_400_000 },
  { unit: "hour", ms: 3_600_000 },
  { unit: "minute", ms: 60_000 },
] as const;
const RELATIVE = new Intl.RelativeTimeFormat("en", { numeric: "always" });

/** "just now" within the first minute, then "3 minutes ago". Both arguments in ms. */
export function timeAgo(time: number, now: number): string {
  const ago = Math.max(0, now - time);
  const step = STEPS.find(({ ms }) => ago >= ms);
  return step ? RELATIVE.format(-Math.floor(ago / step.ms), step.unit) : "just now";
}
