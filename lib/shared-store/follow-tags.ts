import { processWide } from "../process-wide.ts";
import { updateTags } from "./data-cache.ts";
import { CHANNEL, CLOCK_SKEW_MS, EXPIRED_KEY, tagPublisher } from "./publish-tags.ts";
import { type SharedStore, sharedStore } from "./store.ts";

/**
 * Expires in this process what other instances expire: from their messages, and from the tags of the last day for those
 * that were missed. Settles when all that were published so far are expired.
 */
function followTags(store: SharedStore, processId: string): Promise<void> {
  let seenMs = 0;

  async function catchUp() {
    const since = seenMs - CLOCK_SKEW_MS;
    const now = Date.now();
    const missed = await store.use((redis) => redis.zRangeByScore(EXPIRED_KEY, since, "+inf"));
    if (!missed) return;
    await updateTags(missed);
    seenMs = now;
  }

  store.follow(
    CHANNEL,
    (message) => {
      const published = parse(message);
      if (!published || published.from === processId) return;
      void updateTags(published.tags);
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
export const tagsAreCurrent = processWide("tags", () => {
  const store = sharedStore();
  return store.isConfigured ? followTags(store, tagPublisher().processId) : Promise.resolve();
});
