/**
 * A read that all callers share: one at a time, and its answer serves everyone for `ms`. A failure is not kept.
 */
export function keepFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { value: T; until: number } | null = null;
  let pending: Promise<T> | null = null;
  return async () => {
    if (kept && Date.now() < kept.until) return kept.value;
    pending ??= read()
      .then((value) => {
        kept = { value, until: Date.now() + ms };
        return value;
      })
      .finally(() => {
        pending = null;
      });
    return pending;
  };
}
