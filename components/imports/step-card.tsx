"use client";

import { Button } from "@/components/ui/button";
import { AppError, INTERNAL_MESSAGE } from "@/lib/errors";
import { formatCount, plural } from "@/lib/format-count";
import type { ImportSummary } from "@/lib/imports/schema";
import { ProgressBar } from "./progress-bar";
import type { useSteps } from "./use-steps";

type StepCardProps = {
  summary: ImportSummary;
  steps: ReturnType<typeof useSteps>;
  isStopped: boolean;
  onStop: () => void;
  onContinue: () => void;
};

/** What is under way, how far it is, and how to stop it. */
export function StepCard({ summary, steps, isStopped, onStop, onContinue }: StepCardProps) {
  const { state, rows, leftToMatch, written, toWrite, recordsWritten, recordsToWrite } = summary;
  const done = written + recordsWritten;
  const { error } = steps;
  const isWriting = state === "writing";
  return (
    <div className="mt-6 grid max-w-[704px] gap-4">
      <h2 className="text-[19px]">{titleOf(state, isStopped)}</h2>
      {state === "matching" ? (
        <ProgressBar label="Looking for your games" done={rows - leftToMatch} total={rows} />
      ) : null}
      {isWriting ? (
        <ProgressBar label="Importing games" done={done} total={done + toWrite + recordsToWrite} />
      ) : null}
      {state === "undoing" ? (
        <ProgressBar
          label="Undoing the import"
          done={steps.left === null ? 0 : Math.max(0, done - steps.left)}
          total={Math.max(done, steps.left ?? 0)}
          text={steps.left === null ? "Restoring your shelf…" : `${formatCount(steps.left)} left`}
        />
      ) : null}
      {error ? (
        <p role="alert" className="text-[14px] text-danger-text">
          {messageOf(error)}
          {isFull(error)
            ? ` ${plural(toWrite, "game")} are not imported yet. Make room, then go on here.`
            : null}
        </p>
      ) : null}
      <p className="text-[14px] text-ink-2">{error ? afterErrorOf(state) : noteOf(state, isStopped)}</p>
      {error || isWriting ? (
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          {error ? (
            <Button variant="primary" onClick={steps.retry}>
              Try again
            </Button>
          ) : null}
          {isWriting && isStopped ? (
            <Button variant="primary" pending={steps.isPending} onClick={onContinue}>
              Continue
            </Button>
          ) : null}
          {isWriting && !isStopped && !error ? <Button onClick={onStop}>Stop</Button> : null}
          {isWriting && (isStopped || error) ? (
            <Button variant="ghost" onClick={() => steps.start("undo")}>
              Undo what is imported
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

const isFull = (error: Error) => error instanceof AppError && error.code === "limit_reached";

export function messageOf(error: Error): string {
  if (error instanceof AppError) return error.message;
  return error instanceof TypeError ? "The connection was lost. Please try again." : INTERNAL_MESSAGE;
}

function titleOf(state: ImportSummary["state"], isStopped: boolean): string {
  if (state === "matching") return "Looking for your games";
  if (state === "undoing") return "Undoing the import";
  return isStopped ? "The import is stopped" : "Importing your games";
}

/** What is done already, and how it goes on. */
function afterErrorOf(state: ImportSummary["state"]): string {
  if (state === "matching") return "Nothing is written yet. “Try again” goes on where it stopped.";
  if (state === "undoing") return "What is undone so far stays undone. “Try again” goes on with the rest.";
  return "What is imported so far is on your shelf. “Try again” goes on with the rest, now or later.";
}

function noteOf(state: ImportSummary["state"], isStopped: boolean): string {
  if (state === "matching")
    return "Nothing is written yet. You can close this page, and go on later from your imports.";
  if (state === "undoing") return "What you have changed yourself since the import stays.";
  return isStopped
    ? "What is imported so far is on your shelf. Nothing else happens until you continue."
    : "You can close this page: the import goes on when you open it again.";
}
