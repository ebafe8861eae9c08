const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** In seconds; each cached read names one by `cacheLife`. With less than 30 s of `stale` or 300 s of `expire`, Next would leave the value out of a prerendered page. */
export const CACHE_LIFETIMES = {
  /** The spec's "fresh 30 minutes, kept 24 hours". */
  catalogue: { stale: 30 * MINUTE, revalidate: 30 * MINUTE, expire: DAY },
  failed: { stale: 30, revalidate: MINUTE, expire: 5 * MINUTE },
  /** Other users see a change within a minute (`lib/profile/expire.ts` makes it fresh at once). */
  profile: { stale: 30, revalidate: MINUTE, expire: DAY },
  /** Short, because a new user may take it. */
  unknownUsername: { stale: 30, revalidate: MINUTE, expire: 5 * MINUTE },
  currentPlayers: { stale: MINUTE, revalidate: MINUTE, expire: 2 * MINUTE },
  /** Developers add achievements rarely, shares move slowly, and Steam allows 100,000 calls a day. */
  achievements: { stale: 30 * MINUTE, revalidate: DAY, expire: WEEK },
  noAchievements: { stale: 30 * MINUTE, revalidate: 6 * HOUR, expire: DAY },
  /** Read rarely; served for a week while the database is down. */
  sitemap: { stale: HOUR, revalidate: DAY, expire: WEEK },
};
