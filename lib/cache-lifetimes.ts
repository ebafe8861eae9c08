const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/**
 * The names that `cacheLife` takes, in seconds. `revalidate`: the server reads a value anew after it; `expire`: the server no
 * longer uses an old value after it; `stale`: the browser keeps a page that it has gone to. Of several in one function, the
 * shortest counts. Below 30 s of `stale` or 300 s of `expire`, Next would leave the value out of a prerendered page.
 */
export const CACHE_LIFETIMES = {
  /** The spec's "fresh 30 minutes, kept 24 hours". */
  catalogue: { stale: 30 * MINUTE, revalidate: 30 * MINUTE, expire: DAY },
  /** Something secondary could not be read. */
  failed: { stale: 30, revalidate: MINUTE, expire: 5 * MINUTE },
  /** Other users see a change within a minute (`lib/profile/expire.ts` makes it fresh at once). */
  profile: { stale: 30, revalidate: MINUTE, expire: DAY },
  /** A username that no user has: somebody may take it. */
  unknownUsername: { stale: 30, revalidate: MINUTE, expire: 5 * MINUTE },
  /** The spec's minute. */
  currentPlayers: { stale: MINUTE, revalidate: MINUTE, expire: 2 * MINUTE },
  /** Developers add achievements rarely, shares move slowly, and Steam allows 100,000 calls a day. */
  achievements: { stale: 30 * MINUTE, revalidate: DAY, expire: WEEK },
  /** A game without achievements may be about to get them. */
  noAchievements: { stale: 30 * MINUTE, revalidate: 6 * HOUR, expire: DAY },
  /** Read rarely; served for a week while IGDB is down. */
  sitemap: { stale: HOUR, revalidate: DAY, expire: WEEK },
};
