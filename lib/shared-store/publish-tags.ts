import { randomUUID } from "node:crypto";
import { processWide } from "../process-wide.ts";
import { type SharedStore, sharedStore } from "./store.ts";

/** How far apart the clocks of two instances may be. */
export const CLOCK_SKEW_MS = 5000;
/** Pub/sub has no key prefix. */
export const CHANNEL = "questshelf:tags";
/** Tags by the time when they were last expired, for instances that missed the message. */
export const EXPIRED_KEY = "tags";
/** No page is cached for longer. */
const STORED_MS = 86_400_000;
/** Tags to publish when Redis is available again. Beyond it, other instances use their pages until these expire. */
const MAX_UNPUBLISHED = 10_000;

type Publisher = {
  processId: string;
  publish(tags: readonly string[]): Promise<void>;
};

function createPublisher(store: SharedStore): Publisher {
  const processId = randomUUID();
  const unpublished = new Set<string>();

  async function publish(tags: readonly string[]) {
    if (!store.isConfigured) return;
    const now = Date.now();
    const published = await store.use((redis) =>
      redis
        .multi()
        .zAdd(
          EXPIRED_KEY,
          tags.map((value) => ({ score: now, value })),
        )
        .zRemRangeByScore(EXPIRED_KEY, 0, now - STORED_MS)
        .publish(CHANNEL, JSON.stringify({ from: processId, tags }))
        .exec(),
    );
    for (const tag of tags) {
      if (published) unpublished.delete(tag);
      else if (unpublished.size < MAX_UNPUBLISHED) unpublished.add(tag);
    }
  }

  store.onAvailable(() => {
    if (unpublished.size > 0) void publish([...unpublished]);
  });
  return { processId, publish };
}

export const tagPublisher = processWide("tag-publisher", () => createPublisher(sharedStore()));

/** Expires tags in the other instances. While Redis is unavailable, it settles at once and publishes them later. */
export function publishExpiredTags(tags: readonly string[]): Promise<void> {
  return tagPublisher().publish(tags);
}
