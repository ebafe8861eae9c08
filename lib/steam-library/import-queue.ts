import { AppError } from "@/lib/errors";
import type { App, ImportResult } from "./schema";

export type AppState = "waiting" | "importing" | "failed" | ImportResult;

export type ImportProgress = {
  states: ReadonlyMap<number, AppState>;
  isRunning: boolean;
  isStopping: boolean;
  /** The last run was stopped before its end. */
  isStopped: boolean;
  /** The kind of the current or last run. */
  kind: RunKind;
  done: number;
  total: number;
  current: string | null;
  /** Why the last batch failed; its apps and those behind it wait for `retry`. At a limit, what fits is imported. */
  error: Error | null;
};

/** An update writes only the play time of games that are imported already; a sync does both. */
type RunKind = "import" | "update" | "sync";

export type ImportQueue = {
  /** Apps that are in progress are not added twice. A run with both kinds is an import. */
  add(apps: readonly App[], kind?: RunKind): void;
  stop(): void;
  retry(): void;
  set(result: ImportResult): void;
  reset(): void;
  subscribe(listener: () => void): () => void;
  progress(): ImportProgress;
};

export type ImportRun = { kind: RunKind; apps: readonly App[]; found: number; stopped: boolean };

type Options = {
  send(apps: readonly App[]): Promise<readonly ImportResult[]>;
  onBatch(apps: readonly App[], results: readonly ImportResult[]): void;
  /** Not called for a run that failed. */
  onEnd(run: ImportRun): void;
  onError(error: Error, apps: readonly App[]): void;
};

export const MAX_BATCH = 500;
const MIN_BATCH = 25;
/** Enough to show progress. */
const STEPS = 10;

const IDLE: ImportProgress = {
  states: new Map(),
  isRunning: false,
  isStopping: false,
  isStopped: false,
  kind: "import",
  done: 0,
  total: 0,
  current: null,
  error: null,
};

export function createImportQueue({ send, onBatch, onEnd, onError }: Options): ImportQueue {
  const listeners = new Set<() => void>();
  let progress = IDLE;
  let waiting: App[] = [];
  let finished: App[] = [];
  let found = 0;
  let run = 0;

  const update = (change: Partial<ImportProgress>) => {
    progress = { ...progress, ...change };
    for (const listener of listeners) listener();
  };
  const withStates = (apps: readonly App[], state: AppState | null) => {
    const states = new Map(progress.states);
    for (const { appid } of apps) state === null ? states.delete(appid) : states.set(appid, state);
    return states;
  };

  async function work(thisRun: number) {
    let maxBatch = MAX_BATCH;
    while (waiting.length > 0 && !progress.isStopping) {
      const size = Math.min(maxBatch, Math.max(MIN_BATCH, Math.ceil(progress.total / STEPS)));
      const batch = waiting.slice(0, size);
      update({ states: withStates(batch, "importing"), current: nameOf(batch) });
      let results: readonly ImportResult[];
      try {
        results = await send(batch);
      } catch (cause) {
        if (thisRun !== run) return;
        const error = cause instanceof Error ? cause : new Error(String(cause));
        // A smaller batch may fit.
        if (error instanceof AppError && error.code === "limit_reached" && batch.length > 1) {
          maxBatch = Math.floor(batch.length / 2);
          update({ states: withStates(batch, "waiting") });
          continue;
        }
        update({
          states: withStates(batch, "failed"),
          isRunning: false,
          isStopping: false,
          current: null,
          error,
        });
        onError(error, batch);
        return;
      }
      if (thisRun !== run) return;
      waiting = waiting.slice(batch.length);
      finished.push(...batch);
      found += results.filter(({ game }) => game !== null).length;
      const states = new Map(progress.states);
      for (const result of results) states.set(result.appid, result);
      update({ states, done: progress.done + batch.length });
      onBatch(batch, results);
    }
    const end: ImportRun = { kind: progress.kind, apps: finished, found, stopped: waiting.length > 0 };
    const states = withStates(waiting, null);
    waiting = [];
    update({ states, isRunning: false, isStopping: false, isStopped: end.stopped, current: null });
    onEnd(end);
  }

  function start() {
    run += 1;
    update({ isRunning: true, isStopped: false, error: null });
    void work(run);
  }

  return {
    add(apps, kind = "import") {
      const isAsked = ({ appid }: App) =>
        progress.isRunning && ["waiting", "importing"].includes(String(progress.states.get(appid)));
      const added = apps.filter((app) => !isAsked(app));
      if (added.length === 0) return;
      if (!progress.isRunning) {
        // A failed run can be repeated.
        const states = withStates(waiting, null);
        waiting = [];
        finished = [];
        found = 0;
        update({ states, kind, done: 0, total: 0 });
      }
      if (kind === "import") update({ kind });
      waiting = [...waiting, ...added];
      update({ states: withStates(added, "waiting"), total: progress.total + added.length });
      if (!progress.isRunning) start();
    },
    stop() {
      if (progress.isRunning) update({ isStopping: true });
    },
    retry() {
      if (progress.isRunning || waiting.length === 0) return;
      update({ states: withStates(waiting, "waiting") });
      start();
    },
    set(result) {
      update({ states: new Map(progress.states).set(result.appid, result) });
    },
    reset() {
      run += 1;
      waiting = [];
      update(IDLE);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    progress: () => progress,
  };
}

function nameOf(batch: readonly App[]): string {
  const [first, last] = [batch[0]?.name ?? "", batch.at(-1)?.name ?? ""];
  return batch.length > 1 ? `${first} … ${last}` : first;
}
