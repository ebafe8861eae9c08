"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { shelfChanged } from "@/components/collection/shelf-sync";
import { useWrite } from "@/components/collection/use-shelf-writes";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { api } from "@/lib/browser-api";
import { formatCount, plural } from "@/lib/format-count";
import { importKeys } from "@/lib/imports/keys";
import { importPath } from "@/lib/imports/path";
import { pastImportsOptions } from "@/lib/imports/queries";
import type { PastImport } from "@/lib/imports/schema";
import { STEP_LIMIT_MS } from "@/lib/imports/schema";
import { sourceLabelOf } from "@/lib/imports/source-labels";
import { localDate } from "@/lib/local-date";
import { STATE_LABELS } from "./import-words";
import { UndoImportButton } from "./undo-import-button";

const SKELETONS = ["one", "two"];
/** After these the database deletes an import that was not written. */
const KEPT_MS = 30 * 86_400_000;

/** Files and libraries that were imported, or begun, with what can be done about them. */
export function PastImports({ isKnown }: { isKnown: boolean }) {
  const { data, isError, isFetching, refetch } = useQuery({ ...pastImportsOptions(), enabled: isKnown });
  const [outcome, setOutcome] = useState("");
  return (
    <section aria-labelledby="past-title" className="min-w-0">
      <h2 id="past-title" className="text-[19px]">
        Your imports
      </h2>
      {isError && !data ? (
        <LoadFailed
          text="Your imports could not be loaded."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          className="mt-4"
        />
      ) : null}
      {!data && !isError ? (
        <div className="mt-4 grid gap-3">
          <p role="status" className="sr-only">
            Loading...
          </p>
          {SKELETONS.map((key) => (
            <Skeleton key={key} className="h-14" />
          ))}
        </div>
      ) : null}
      {data?.length === 0 ? (
        <p className="mt-2 text-[14px] text-ink-2">
          None yet. What you import from files and from Steam is listed here, and can be undone for 7 days.
        </p>
      ) : null}
      {data && data.length > 0 ? (
        <ul aria-label="Your imports" className="mt-3 divide-y divide-line border-line border-y">
          {data.map((past) => (
            <PastRow key={past.id} past={past} onDone={setOutcome} />
          ))}
        </ul>
      ) : null}
      {/* The row shows it to others. */}
      <p role="status" className="sr-only">
        {outcome}
      </p>
    </section>
  );
}

/** `onDone` reports what was done. */
type PastRowProps = { past: PastImport; onDone: (outcome: string) => void };

function PastRow({ past, onDone }: PastRowProps) {
  const { id, fileName, source, createdAt, state, added, changed, records, leftOut } = past;
  const leftOutCount = leftOut.reduce((sum, { count }) => sum + count, 0);
  const isWaiting = state === "matching" || state === "review";
  const isOpen = isWaiting || state === "writing" || state === "undoing";
  const facts = [
    sourceLabelOf(source),
    localDate(createdAt),
    added > 0 ? `${plural(added, "game")} added` : null,
    changed > 0 ? `${formatCount(changed)} changed` : null,
    records > 0 ? `${formatCount(records)} beside games` : null,
    leftOutCount > 0 ? `${formatCount(leftOutCount)} left out` : null,
    STATE_LABELS[state],
    isWaiting ? `kept until ${localDate(Date.parse(createdAt) + KEPT_MS)}` : null,
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate font-medium">
          <Link href={importPath(id)} className="underline-offset-4 hover:underline">
            {fileName}
          </Link>
        </p>
        <p className="text-[13px] text-ink-3 tabular-nums">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <div className="flex gap-2">
        {isOpen ? (
          <Button asChild size="sm">
            <Link href={importPath(id)} aria-label={`Continue with ${fileName}`}>
              Continue
            </Link>
          </Button>
        ) : null}
        {state === "done" && added + changed + records > 0 ? (
          <UndoButton past={past} onDone={onDone} />
        ) : null}
        {state === "interrupted" || isWaiting ? <DeleteButton past={past} onDone={onDone} /> : null}
      </div>
    </li>
  );
}

function UndoButton({ past: { id, fileName, added, changed, undoUntil }, onDone }: PastRowProps) {
  const router = useRouter();
  const undoing = useWrite({
    write: () => api.post("/api/imports/[id]/undo", { params: { id }, timeLimitMs: STEP_LIMIT_MS }),
    onSaved({ left }) {
      // The import's page does the rest.
      if (left > 0) router.push(importPath(id));
      else onDone(`${fileName} is undone.`);
    },
    refetch(queryClient) {
      void shelfChanged(queryClient);
      void queryClient.invalidateQueries({ queryKey: importKeys.all });
    },
    failure: "The import could not be undone. Please try again.",
  });
  if (undoUntil === null || Date.parse(undoUntil) < Date.now()) return null;
  return (
    <UndoImportButton
      size="sm"
      aria-label={`Undo the import of ${fileName}`}
      written={added + changed}
      pending={undoing.isPending}
      onUndo={() => undoing.mutate()}
    >
      Undo
    </UndoImportButton>
  );
}

function DeleteButton({ past: { id, fileName }, onDone }: PastRowProps) {
  const deleting = useWrite({
    write: () => api.delete("/api/imports/[id]", { params: { id } }),
    onSaved: () => onDone(`${fileName} is deleted.`),
    refetch: (queryClient) => queryClient.invalidateQueries({ queryKey: importKeys.list }),
    failure: "The import could not be deleted. Please try again.",
  });
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`Delete the import of ${fileName}`}
      pending={deleting.isPending}
      onClick={() => deleting.mutate()}
    >
      Delete
    </Button>
  );
}
