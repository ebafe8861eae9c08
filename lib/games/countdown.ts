const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

export type Countdown = { days: number; hours: number; minutes: number; seconds: number };

/** Null when the release (ISO date, from midnight UTC) has come. `now` in ms. */
export function countdownTo(releaseDate: string, now: number): Countdown | null {
  const left = Math.ceil((Date.parse(releaseDate) - now) / SECOND_MS);
  if (!(left > 0)) return null;
  return {
    days: Math.floor(left / DAY_S),
    hours: Math.floor((left % DAY_S) / HOUR_S),
    minutes: Math.floor((left % HOUR_S) / MINUTE_S),
    seconds: left % MINUTE_S,
  };
}
