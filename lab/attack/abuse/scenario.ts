/** The app under attack and its two clients, each with an IP address of its own. */
export type Target = {
  site: string;
  /** Supabase's own API, which any client may call with the publishable key. */
  supabaseUrl: string;
  publishableKey: string;
  /** The sandbox's log of upstream calls. */
  requestsUrl: string;
  /** The resident memory of the app and its processes; null without `/proc`. */
  memoryBytes(): Promise<number | null>;
  /** Signs in a sample account and returns its cookies; call it once, not for each request. */
  signIn(user: string): Promise<string>;
  /** Fetches a path of the app as the attacker. */
  attacker: Visit;
  /** Fetches a path of the app as the innocent client. */
  innocent: Visit;
};

export type Visit = (path: string, init?: RequestInit) => Promise<Response>;

/** One kind of attack, and the requests of an innocent client during it. */
export type Scenario = {
  /** The argument of `npm run attack -- --abuse`. */
  name: string;
  title: string;
  /** Variables of the app and the sandbox. */
  variables?: Record<string, string>;
  /**
   * Runs on a PostgreSQL, for attacks on the database itself: the sandbox's own one does one statement at a time, so that each
   * would wait for all others.
   */
  needsPostgres?: boolean;
  /** Runs before the measurement, for example to upload files or write rows. */
  prepare?(target: Target): Promise<void>;
  /** Attacks as fast as possible until the signal aborts; calls `count` with the status of each response. */
  attack(target: Target, signal: AbortSignal, count: (status: number) => void): Promise<void>;
  /** The innocent client's visit number `n`. Use another URL for each `n`, so that no response comes from a cache. */
  visit(target: Target, n: number): Promise<Response>;
  /** Checks the scenario's own conditions after the attack; returns a line for each violation. */
  faults?(target: Target, figures: Figures): Promise<string[]>;
};

export type Figures = {
  /** Milliseconds of the innocent client's visits. */
  alone: { median: number; slowest: number };
  during: { median: number; slowest: number };
  ratio: number;
  /** Visits of the innocent client with another status than 2xx. */
  failed: number;
  /** Number of the attacker's responses by status; 0 is a failed connection. */
  answers: Map<number, number>;
  /** Upstream calls during the attack, by service. */
  upstream: Record<string, number>;
  seconds: number;
};
