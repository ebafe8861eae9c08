import { randomUUID } from "node:crypto";
import { processWide } from "../process-wide.ts";
import { type SharedStore, sharedStore } from "./store.ts";

/** Pub/sub knows of no key prefix. */
export const CHANNEL = "questshelf:tags";
/** Tags by the time when they were last expired, for whoever was away then. */
export const EXPIRED_KEY = "tags";
/** No page is kept for longer. */
const KEPT_MS = 86_400_000;
/** Of what cannot be told while Redis is away. Beyond it, others keep what they have for its own time. */
const MAX_UNTOLD = 10_000;

export type Announcer = {
  /** What this process calls itself. */
  me: string;
  announce(tags: readonly string[]): Promise<void>;
};

function createAnnouncer(store: SharedStore): Announcer {
  const me = randomUUID();
  const untold = new Set<string>();

  async function announce(tags: readonly string[]) {
    if (!store.isConfigured) return;
    const now = Date.now();
    const told = await store.use((redis) =>
      redis
        .multi()
        .zAdd(
          EXPIRED_KEY,
          tags.map((value) => ({ score: now, value })),
        )
        .zRemRangeByScore(EXPIRED_KEY, 0, now - KEPT_MS)
        .publish(CHANNEL, JSON.stringify({ from: me, tags }))
        .exec(),
    );
    for (const tag of tags) {
      if (told) untold.delete(tag);
      else if (untold.size < MAX_UNTOLD) untold.add(tag);
    }
  }

  store.onBack(() => {
    if (untold.size > 0) void announce([...untold]);
  });
  return { me, announce };
}

export const announcer = processWide("announcer", () => createAnnouncer(sharedStore()));

/**
 * Tells the other instances that what carries these tags is out of date, and settles when they have been told, or when
 * Redis is away: then they are told when it is back. In this process `revalidateTag` does the same.
 */
export function announceTags(tags: readonly string[]): Promise<void> {
  return announcer().announce(tags);
}
