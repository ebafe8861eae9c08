import "server-only";
import { setTimeout } from "node:timers/promises";
import type { IgdbClient } from "@/lib/igdb/client";
import type { CatalogueDatabase, SyncState } from "./database";
import type { Retries } from "./retry";
import { CHANGES_STEPS, type Counters, FULL_STEPS, type Step, type Sync } from "./steps";
import { SyncStop } from "./stop";

export type PassKind = "full" | "changes";

/** A job that sends nothing for so long has died. */
const LEASE_S = 30;
/** Then all games are read again: not everything that changes in IGDB changes an `updated_at`. */
const FULL_EVERY_MS = 7 * 24 * 3_600_000;
const STEPS: Record<PassKind, readonly Step[]> = { full: FULL_STEPS, changes: CHANGES_STEPS };
/** Few changes fill few pages, and the last request often brings none. */
const AT_ONCE: Record<PassKind, number> = { full: 4, changes: 2 };

export type SyncOptions = {
  /** What `igdb` serves: `igdb`, or `sandbox:` and a fingerprint. */
  source: string;
  connectIgdb(pass: PassKind): IgdbClient;
  database: CatalogueDatabase;
  retries?: Retries;
  /** Reads all games, though only changes are due. */
  isFull?: boolean;
  leaseS?: number;
  pageSize?: Sync["pageSize"];
  onPass?(pass: PassKind, state: SyncState): void;
  onStep?(step: string): void;
  onProgress?: Sync["onProgress"];
};

export type SyncResult = Counters & { pass: PassKind | null; games: number; total: number };

/**
 * Brings the catalogue's tables up to date with IGDB, or goes on with the pass that an earlier job did not finish.
 * @throws {SyncStop} if it cannot continue now
 */
export async function syncCatalogue(options: SyncOptions): Promise<SyncResult> {
  const { database, retries = {}, leaseS = LEASE_S } = options;
  const state = await acquire(database, leaseS, retries.signal);
  const { lease } = state;
  const lost = new AbortController();
  const signal = AbortSignal.any([lost.signal, ...(retries.signal ? [retries.signal] : [])]);
  const renewal = setInterval(
    () => void database.renew(lease).catch((error) => error?.reason === "lease_lost" && lost.abort(error)),
    (leaseS * 1000) / 3,
  );
  try {
    return await runPass(options, state, { ...retries, signal });
  } catch (error) {
    throw signal.aborted ? stopOf(signal.reason) : error;
  } finally {
    clearInterval(renewal);
    await database.release(lease).catch(() => {});
  }
}

function stopOf(reason: unknown): SyncStop {
  return reason instanceof SyncStop ? reason : new SyncStop("interrupted", "Interrupted.");
}

/** A job that was killed has its lease for a while: waits for its end, unless the other job renews it. */
async function acquire(
  database: CatalogueDatabase,
  leaseS: number,
  signal?: AbortSignal,
): Promise<SyncState> {
  let leasedUntil: string | undefined;
  for (;;) {
    try {
      return await database.acquire(leaseS);
    } catch (error) {
      if (!(error instanceof SyncStop) || error.reason !== "busy") throw error;
      if (leasedUntil !== undefined && leasedUntil !== error.message) {
        throw new SyncStop("busy", "Another job is writing the catalogue.", { cause: error });
      }
      leasedUntil = error.message;
    }
    await setTimeout(Math.min(500, leaseS * 100), undefined, { signal }).catch(() => {
      throw stopOf(signal?.reason);
    });
  }
}

async function runPass(options: SyncOptions, found: SyncState, retries: Retries): Promise<SyncResult> {
  const {
    source,
    database,
    connectIgdb,
    isFull = false,
    pageSize,
    onPass,
    onStep,
    onProgress = () => {},
  } = options;
  const counters: Counters = { rows: 0, games: 0, skipped: 0 };
  const wanted = wantedPass(found, source, isFull);
  if (!wanted) return { ...counters, pass: null, total: found.games };
  const isResumed = found.pass === wanted && found.source === source;
  const state = isResumed ? found : await database.begin(found.lease, wanted, source);
  onPass?.(wanted, state);
  const igdb = connectIgdb(wanted);
  const atOnce = AT_ONCE[wanted];
  const sync: Sync = {
    igdb,
    database,
    retries,
    state,
    counters,
    read: new Set(),
    atOnce,
    pageSize,
    onProgress,
  };
  const steps = STEPS[wanted];
  const first = Math.max(0, isResumed ? steps.findIndex(({ name }) => name === state.step) : 0);
  for (const [index, step] of steps.entries()) {
    if (index < first) continue;
    retries.signal?.throwIfAborted();
    const after = isResumed && index === first && state.step === step.name ? state.last_id : 0;
    if (after === 0) await database.renew(state.lease, { step: step.name, last_id: 0 });
    onStep?.(step.name);
    await step.run(sync, after);
  }
  const { games: total } = await database.finish(state.lease);
  return { ...counters, pass: wanted, total };
}

/** Null if the sandbox's sample games are loaded already. @throws {SyncStop} for games of another source */
function wantedPass(state: SyncState, source: string, isFull: boolean): PassKind | null {
  const isSame = state.source === null || state.source === source;
  if (!isSame && !(isSample(source) && isSample(state.source))) {
    const [theirs, ours] = [state.source, source].map((name) =>
      isSample(name) ? "the sandbox's sample games" : "IGDB's games",
    );
    throw new SyncStop(
      "other_source",
      `The database has ${theirs}, and this job would write ${ours}: nothing was written.`,
    );
  }
  if (!isSame || !state.is_loaded || isFull || state.pass === "full") return "full";
  if (isSample(source)) return null;
  if (state.pass) return state.pass;
  const fullAt = state.full_at?.valueOf() ?? 0;
  return Date.now() - fullAt > FULL_EVERY_MS ? "full" : "changes";
}

const isSample = (source: string | null) => source?.startsWith("sandbox:") ?? false;
