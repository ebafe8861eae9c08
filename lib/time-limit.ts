/** Aborts when `signal` does, or after `ms` with a `TimeoutError`. `AbortSignal.any` is missing in some browsers that we serve. */
export function withTimeLimit(signal: AbortSignal | undefined, ms: number): AbortSignal {
  const limit = AbortSignal.timeout(ms);
  if (!signal) return limit;
  const either = new AbortController();
  for (const one of [signal, limit]) {
    if (one.aborted) either.abort(one.reason);
    one.addEventListener("abort", () => either.abort(one.reason), { once: true, signal: either.signal });
  }
  return either.signal;
}
