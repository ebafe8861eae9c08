type Body = Uint8Array;

/** An LRU cache with a limit of bytes; concurrent callers of one key share one computation. */
export function createCache(maxBytes: number): (key: string, make: () => Promise<Body>) => Promise<Body> {
  const kept = new Map<string, Body>();
  const underWay = new Map<string, Promise<Body>>();
  let bytes = 0;

  function keep(key: string, body: Body) {
    kept.set(key, body);
    bytes += body.byteLength;
    for (const [oldest, old] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= old.byteLength;
    }
  }

  return async (key, make) => {
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const running = underWay.get(key);
    if (running) return running;
    const making = make();
    underWay.set(key, making);
    try {
      const body = await making;
      keep(key, body);
      return body;
    } finally {
      underWay.delete(key);
    }
  };
}
