const SERVICES = ["igdb", "steam", "supabase"] as const;
export type Service = (typeof SERVICES)[number];

export function isLogged(service: string): service is Service {
  return SERVICES.some((name) => name === service);
}

/** A call of the product to a service. `status` is 0 if there is no response, or none yet. */
type LoggedRequest = {
  at: number;
  service: Service;
  method: string;
  path: string;
  status: number;
  ms: number;
};

const MAX_ENTRIES = 20_000;

export function createRequestLog() {
  let entries: LoggedRequest[] = [];
  return {
    add(entry: LoggedRequest) {
      entries.push(entry);
      // Trims in large steps, so that adding to a full log is cheap.
      if (entries.length > MAX_ENTRIES * 1.1) entries = entries.slice(-MAX_ENTRIES);
    },
    /** Oldest first. */
    list: (since = 0): LoggedRequest[] =>
      entries
        .slice(-MAX_ENTRIES)
        .filter(({ at }) => at >= since)
        .sort((a, b) => a.at - b.at),
    clear() {
      entries = [];
    },
  };
}

export type RequestLog = ReturnType<typeof createRequestLog>;
