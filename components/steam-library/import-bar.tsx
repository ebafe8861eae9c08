"use client";

import { Button } from "@/components/ui/button";
import { AppError } from "@/lib/errors";
import { formatCount } from "@/lib/format-count";
import type { ImportProgress, ImportQueue } from "@/lib/steam-library/import-queue";
import type { LibraryOverview } from "@/lib/steam-library/library-state";

const count = (value: number) => formatCount(value);

type ImportBarProps = {
  overview: LibraryOverview;
  total: number;
  progress: ImportProgress;
  queue: ImportQueue;
  /** Only apps without a match are shown. */
  showsMissing: boolean;
  onShowMissing: (shows: boolean) => void;
  onRetryMissing: () => void;
  onImportAll: () => void;
  /** "Import All" has something to do without new games. */
  wantsMore: boolean;
};

/** The import's progress, and what can be done next. */
export function ImportBar(props: ImportBarProps) {
  const { overview, total, progress, queue, showsMissing, onShowMissing, onRetryMissing } = props;
  const { onImportAll, wantsMore } = props;
  const { isRunning, done, error } = progress;
  const share = progress.total > 0 ? done / progress.total : 0;
  return (
    <div
      data-bottom-bar=""
      className="relative -mx-5 -mb-5 border-line border-t px-5 py-4 max-sm:-mx-4 max-sm:-mb-4 max-sm:px-4"
    >
      {isRunning ? (
        <div
          role="progressbar"
          aria-label="Importing games"
          aria-valuemin={0}
          aria-valuemax={progress.total}
          aria-valuenow={done}
          aria-valuetext={`${count(done)} of ${count(progress.total)}`}
          className="absolute inset-x-0 -top-0.5 h-[3px] overflow-hidden bg-raised"
        >
          <div
            className="h-full origin-left bg-lamp transition-transform duration-300 ease-out"
            style={{ transform: `scaleX(${share})` }}
          />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 max-sm:basis-full">
          <p role="status" className="text-balance font-medium text-[14px] leading-snug tabular-nums">
            {isRunning
              ? `${progress.kind === "sync" ? "Syncing" : "Importing"}: ${count(done)} of ${count(progress.total)}`
              : summaryOf(overview, total)}
          </p>
          {isRunning ? <p className="truncate text-[13px] text-ink-3">{progress.current}</p> : null}
          {!isRunning && overview.notFound > 0 ? (
            <div className="flex gap-4">
              <Button
                variant="link"
                size="inline"
                className="min-h-11 text-[13px]"
                onClick={() => onShowMissing(!showsMissing)}
              >
                {showsMissing ? "Show all games" : `Show the ${count(overview.notFound)} not found`}
              </Button>
              {showsMissing ? (
                <Button
                  variant="link"
                  size="inline"
                  className="min-h-11 text-[13px]"
                  onClick={onRetryMissing}
                >
                  Try all again
                </Button>
              ) : null}
            </div>
          ) : null}
          {error ? (
            <p role="alert" className="text-[13px] text-danger-text leading-snug">
              {error.message}
              {isLimit(error) ? ` ${notImported(progress.total - done)}` : null}
            </p>
          ) : null}
        </div>
        <div className="flex gap-2 max-sm:w-full max-sm:*:grow">
          {!isRunning && overview.played.length > 0 ? (
            <Button onClick={() => queue.add(overview.played, "update")}>Update play time</Button>
          ) : null}
          <ImportAllButton
            overview={overview}
            progress={progress}
            queue={queue}
            onImportAll={onImportAll}
            wantsMore={wantsMore}
          />
        </div>
      </div>
    </div>
  );
}

const isLimit = (error: Error) => error instanceof AppError && error.code === "limit_reached";
const notImported = (left: number) =>
  left === 1 ? "1 game was not imported." : `${count(left)} games were not imported.`;

type ImportAllButtonProps = Pick<
  ImportBarProps,
  "overview" | "progress" | "queue" | "onImportAll" | "wantsMore"
>;

/** One button for start, stop and continue, so that it keeps the focus. The second click of a double click stops nothing. */
function ImportAllButton({ overview, progress, queue, onImportAll, wantsMore }: ImportAllButtonProps) {
  const { fresh, played } = overview;
  const { isRunning, isStopping } = progress;
  if (isRunning) {
    return (
      <Button aria-disabled={isStopping || undefined} onClick={({ detail }) => detail < 2 && queue.stop()}>
        {isStopping ? "Stopping..." : "Stop"}
      </Button>
    );
  }
  if (hasFailed(overview, progress)) {
    return (
      <Button variant="primary" onClick={queue.retry}>
        Try again
      </Button>
    );
  }
  const isIdle = fresh.length === 0 && !wantsMore;
  if (isIdle && played.length > 0) return null;
  return (
    <Button
      variant={isIdle ? "secondary" : "primary"}
      aria-disabled={isIdle || undefined}
      onClick={onImportAll}
    >
      {importLabelOf(overview, progress)}
    </Button>
  );
}

/** Whether an import of the whole rest failed: a single failed game is shown in its row. */
function hasFailed({ fresh }: LibraryOverview, { kind, error, total, done }: ImportProgress): boolean {
  return error !== null && kind !== "update" && total - done >= fresh.length;
}

function importLabelOf({ fresh, imported }: LibraryOverview, { isStopped, kind }: ImportProgress): string {
  if (isStopped && kind !== "update") return "Continue";
  return fresh.length > 0 && imported > 0 ? `Import All (${count(fresh.length)} left)` : "Import All";
}

function summaryOf({ imported }: LibraryOverview, total: number): string {
  const games = total === 1 ? "1 game" : `${count(total)} games`;
  return imported > 0 ? `${count(imported)} of ${games} imported` : games;
}
