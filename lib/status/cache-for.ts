/** A read that all callers share: one at a time, and its result is reused for `ms`. A failure is not. */
export function cacheFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let cached: { value: T; until: number } | null = null;
  let pending: Promise<T> | null = null;
  return async () => {
    if (cached && Date.now() < cached.until) return cached.value;
    pending ??= read()
      .then((value) => {
        cached = { value, until: Date.now() + ms };
        return value;
      })
      .finally(() => {
        pending = null;
      });
    return pending;
  };
}
