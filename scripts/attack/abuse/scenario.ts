/** The app under attack, as two clients with addresses of their own see it. */
export type Target = {
  site: string;
  /** Supabase's own API, which any client may call with the publishable key. */
  supabaseUrl: string;
  publishableKey: string;
  /** The sandbox's log of upstream calls. */
  requestsUrl: string;
  /** Cookies of a signed-in sample account; sign in once, not for each request. */
  signIn(user: string): Promise<string>;
  /** Fetches a path of the app from the attacker's address. */
  attacker: Visit;
  /** Fetches a path of the app from the innocent client's address. */
  innocent: Visit;
};

export type Visit = (path: string, init?: RequestInit) => Promise<Response>;

/** One kind of abuse, and what an innocent client does meanwhile. */
export type Scenario = {
  /** Chosen with `npm run attack -- --abuse name`. */
  name: string;
  title: string;
  /** Variables of the app and the sandbox; limits are as delivered where none are given. */
  variables?: Record<string, string>;
  /** What the attacker has done before, untimed: files uploaded, rows written. */
  prepare?(target: Target): Promise<void>;
  /** Attacks with all its might until the signal aborts. Each answer is counted by its status. */
  attack(target: Target, signal: AbortSignal, count: (status: number) => void): Promise<void>;
  /** The innocent client's visit number `n`. What is measured must not be answered from a cache: use another address for each `n`. */
  visit(target: Target, n: number): Promise<Response>;
  /** What must hold after the attack; a line for each thing that does not. */
  faults?(target: Target, figures: Figures): Promise<string[]>;
};

export type Figures = {
  /** Milliseconds of the innocent client's visits. */
  alone: { median: number; slowest: number };
  during: { median: number; slowest: number };
  ratio: number;
  /** Visits of the innocent client that were not answered with 2xx. */
  failed: number;
  /** How often the attacker got each status; 0 is a failed connection. */
  answers: Map<number, number>;
  /** Upstream calls during the attack, by service. */
  upstream: Record<string, number>;
  seconds: number;
};
