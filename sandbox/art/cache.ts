type Body = Uint8Array;

/** An LRU cache with a limit of bytes; concurrent callers of one key share one computation. */
export function createCache(maxBytes: number): (key: string, make: () => Promise<Body>) => Promise<Body> {
  const entries = new Map<string, Body>();
  const pending = new Map<string, Promise<Body>>();
  let bytes = 0;

  function store(key: string, body: Body) {
    entries.set(key, body);
    bytes += body.byteLength;
    for (const [oldest, old] of entries) {
      if (bytes <= maxBytes) break;
      entries.delete(oldest);
      bytes -= old.byteLength;
    }
  }

  return async (key, make) => {
    const known = entries.get(key);
    if (known) {
      entries.delete(key);
      entries.set(key, known);
      return known;
    }
    const running = pending.get(key);
    if (running) return running;
    const computation = make();
    pending.set(key, computation);
    try {
      const body = await computation;
      store(key, body);
      return body;
    } finally {
      pending.delete(key);
    }
  };
}
