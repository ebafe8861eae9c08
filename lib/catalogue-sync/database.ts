import "server-only";
import { createClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { Database } from "@/lib/supabase/database-client";
import { type Retries, retry } from "./retry";
import { SyncStop } from "./stop";

const TIME_LIMIT_MS = 60_000;
const time = z.string().transform((value) => new Date(value));

/** The row of `catalogue_state`. */
const stateSchema = z.object({
  source: z.string().nullable(),
  is_loaded: z.boolean(),
  games: z.number(),
  pass: z.enum(["full", "changes"]).nullable(),
  step: z.string().nullable(),
  last_id: z.number(),
  started_at: time.nullable(),
  changes_at: time.nullable(),
  full_at: time.nullable(),
  popularity_at: time.nullable(),
  swept_at: time.nullable(),
  lease: z.string(),
});
export type SyncState = z.infer<typeof stateSchema>;

type Failure = { code?: string; message: string; details?: string | null };
/** Raised by the functions of supabase/migrations/…_catalogue_sync.sql. */
const BUSY = "QS010";
const LEASE_LOST = "QS011";
const TOO_MANY_DELETED = "QS012";
const DISK_FULL = "53100";
/** PostgreSQL's connection failures and shutdowns, and PostgREST's of its connection. */
const NO_DATABASE = /^(08|57P|PGRST00)/;

type Answer<T> = { data: T; error: Failure | null; status: number; count?: number | null };

/** Functions that write a page of IGDB's rows while the lease is valid. */
export type PageWriter =
  | "sync_lookups"
  | "sync_games"
  | "sync_companies"
  | "sync_times_to_beat"
  | "sync_popularity"
  | "sweep_games";

export type CatalogueDatabase = ReturnType<typeof connectDatabase>;

/** The catalogue's tables as the sync job writes them. */
export function connectDatabase(url: string, secretKey: string, retries: Retries = {}) {
  const client = createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(TIME_LIMIT_MS) }),
    },
    db: { retry: false },
  });

  async function answerOf<T>(query: () => PromiseLike<Answer<T>>, how = retries) {
    const attempt = async () => {
      const answer = await query();
      if (answer.error) throw new DatabaseFailure(answer.error, answer.status);
      return answer;
    };
    try {
      return await retry(attempt, (error) => error instanceof DatabaseFailure && error.isTransient, how);
    } catch (error) {
      throw error instanceof DatabaseFailure ? error.toStop() : error;
    }
  }

  const call = async <T>(query: () => PromiseLike<Answer<T>>, how?: Retries) =>
    (await answerOf(query, how)).data;

  return {
    /** @throws {SyncStop} `busy` while another job has the lease */
    async acquire(seconds: number): Promise<SyncState> {
      return stateSchema.parse(await call(() => client.rpc("acquire_catalogue", { seconds })));
    },
    async renew(lease: string, progress: object = {}): Promise<void> {
      await call(() => client.rpc("renew_catalogue", { lease, progress }));
    },
    async release(lease: string): Promise<void> {
      // Also after an interruption.
      await call(() => client.rpc("release_catalogue", { lease }), { waitsMs: [] });
    },
    async begin(lease: string, pass: "full" | "changes", source: string): Promise<SyncState> {
      return stateSchema.parse(await call(() => client.rpc("begin_catalogue_pass", { lease, pass, source })));
    },
    async finish(lease: string): Promise<SyncState> {
      return stateSchema.parse(await call(() => client.rpc("finish_catalogue_pass", { lease })));
    },
    async write(name: PageWriter, lease: string, page: object): Promise<unknown> {
      return call(() => client.rpc(name, { lease, page }));
    },
    /** Returns the next chunk; null after the last one. */
    async refreshFacets(chunk: number): Promise<number | null> {
      return z
        .number()
        .nullable()
        .parse(await call(() => client.rpc("refresh_game_facets", { of_chunk: chunk })));
    },
    /** Returns how many games it has renewed: call it until 0. */
    async refreshChangedFacets(lease: string): Promise<number> {
      return z.number().parse(await call(() => client.rpc("refresh_changed_facets", { lease })));
    },
    /** Returns the last game it has ranked: call it with 0, and then with what it returned, until null. */
    async rankGames(lease: string, after: number): Promise<number | null> {
      return z
        .number()
        .nullable()
        .parse(await call(() => client.rpc("rank_games", { lease, after })));
    },
    async countGames(): Promise<number> {
      const games = () => client.from("games").select("id", { count: "exact", head: true });
      return (await answerOf(games)).count ?? 0;
    },
  };
}

class DatabaseFailure extends Error {
  readonly #error: Failure;
  readonly #status: number;

  constructor(error: Failure, status: number) {
    super(error.message);
    this.#error = error;
    this.#status = status;
  }

  get isTransient(): boolean {
    const { code = "" } = this.#error;
    // Space does not come by waiting.
    return code !== DISK_FULL && (this.#status === 0 || this.#status === 429 || this.#status >= 500);
  }

  toStop(): SyncStop {
    const { code = "", message, details } = this.#error;
    if (code === BUSY) return new SyncStop("busy", details ?? "", { cause: this });
    if (code === LEASE_LOST)
      return new SyncStop("lease_lost", "Another job has taken over.", { cause: this });
    if (code === TOO_MANY_DELETED) return new SyncStop("igdb", message, { cause: this });
    const hint = this.#status === 401 || code === "42501" ? " Is SUPABASE_SECRET_KEY this project's?" : "";
    const isUnavailable = code === "" || this.#status === 0 || NO_DATABASE.test(code);
    const reason =
      code === DISK_FULL
        ? `has no disk space left (${message})`
        : isUnavailable
          ? "does not answer"
          : `refuses a write (${code}: ${message})`;
    return new SyncStop("database", `The database ${reason}.${hint}`, { cause: this });
  }
}
