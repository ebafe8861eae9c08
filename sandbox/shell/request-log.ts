const SERVICES = ["igdb", "steam", "supabase"] as const;
/** Who the product calls. */
export type Service = (typeof SERVICES)[number];

export function isLogged(service: string): service is Service {
  return SERVICES.some((name) => name === service);
}

/** One call that the product made to the outside. `status` is 0 where no answer was given, or none yet. */
export type LoggedRequest = {
  at: number;
  service: Service;
  method: string;
  path: string;
  status: number;
  ms: number;
};

const MAX_ENTRIES = 20_000;

/** Keeps the newest calls, in the order in which they came in. */
export function createRequestLog() {
  let entries: LoggedRequest[] = [];
  return {
    add(entry: LoggedRequest) {
      entries.push(entry);
      // Trimmed in large steps, so that a full log stays cheap to add to.
      if (entries.length > MAX_ENTRIES * 1.1) entries = entries.slice(-MAX_ENTRIES);
    },
    list: (): LoggedRequest[] => entries.slice(-MAX_ENTRIES).sort((a, b) => a.at - b.at),
    clear() {
      entries = [];
    },
  };
}

export type RequestLog = ReturnType<typeof createRequestLog>;
