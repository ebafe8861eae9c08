import { processWide } from "../process-wide.ts";
import { announcer, CHANNEL, EXPIRED_KEY } from "./announce.ts";
import { updateTags } from "./data-cache.ts";
import { type SharedStore, sharedStore } from "./store.ts";

/** How far apart the clocks of two instances may be. */
const CLOCK_SKEW_MS = 5000;

/**
 * Hears what other instances expire: by messages, and from the note of a day for what was missed.
 * @param me whose own messages are known already
 * @param expire makes what carries a tag out of date in this process
 * @returns what settles when everything that was announced so far is known here
 */
function followTags(store: SharedStore, me: string, expire: (tag: string) => void): Promise<void> {
  let seenMs = 0;

  async function catchUp() {
    const since = seenMs - CLOCK_SKEW_MS;
    const now = Date.now();
    const missed = await store.use((redis) => redis.zRangeByScore(EXPIRED_KEY, since, "+inf"));
    if (!missed) return;
    for (const tag of missed) expire(tag);
    seenMs = now;
  }

  store.follow(
    CHANNEL,
    (message) => {
      const announced = parse(message);
      if (!announced || announced.from === me) return;
      for (const tag of announced.tags) expire(tag);
      seenMs = Date.now();
    },
    () => void catchUp(),
  );
  return catchUp();
}

function parse(message: string): { from: unknown; tags: string[] } | null {
  try {
    const { from, tags } = Object(JSON.parse(message));
    return Array.isArray(tags) && tags.every((tag) => typeof tag === "string") ? { from, tags } : null;
  } catch {
    return null;
  }
}

/** Follows the other instances from the first call on; settles as `followTags` does. */
export const knownTags = processWide("tags", () => {
  const store = sharedStore();
  return store.isConfigured
    ? followTags(store, announcer().me, (tag) => void updateTags([tag]))
    : Promise.resolve();
});
