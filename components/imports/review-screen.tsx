"use client";

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { useSignedInPage } from "@/components/auth/use-signed-in-page";
import { isNotFound, ReadError } from "@/components/page/read-error";
import { Button } from "@/components/ui/button";
import { island } from "@/components/ui/island";
import { Link } from "@/components/ui/link";
import { PageTitle } from "@/components/ui/page-title";
import { Skeleton } from "@/components/ui/skeleton";
import { plural } from "@/lib/format-count";
import { importOptions } from "@/lib/imports/queries";
import type { ImportSummary, Step } from "@/lib/imports/schema";
import { sourceLabelOf } from "@/lib/imports/source-labels";
import { localDate } from "@/lib/local-date";
import { StepCard } from "./step-card";
import { useSteps } from "./use-steps";

const Review = island(() => import("./review").then((module) => module.Review), {
  fallback: () => <ReviewSkeleton />,
});
const Outcome = island(() => import("./outcome").then((module) => module.Outcome), {
  fallback: () => <ReviewSkeleton />,
});

/** One import, in whatever state it is. What is under way goes on while this page is open. */
export function ReviewScreen() {
  const id = useSearchParams().get("id") ?? "none";
  const { user } = useSignedInPage("/import");
  const { data, error, isFetching, refetch } = useQuery({ ...importOptions(id), enabled: user !== null });
  // A file that turns out to be unreadable is deleted while this page waits for it.
  if (data && !isNotFound(error)) return <ImportView key={id} summary={data} />;
  if (!error) return <ReviewScreenSkeleton />;
  return (
    <Frame title={isNotFound(error) ? "Import not found" : "Import"}>
      <ReadError
        error={error}
        title="Your import could not be loaded"
        notFound="This import does not exist, or it was deleted."
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    </Frame>
  );
}

/** Whether the user has stopped the write. In the URL, so that a reload does not start it again. */
function useStopped(): [boolean, (isStopped: boolean) => void] {
  const isStopped = useSearchParams().has("stopped");
  const setStopped = (stopped: boolean) => {
    const url = new URL(window.location.href);
    if (stopped) url.searchParams.set("stopped", "");
    else url.searchParams.delete("stopped");
    window.history.replaceState(null, "", url);
  };
  return [isStopped, setStopped];
}

function stepOf({ state }: ImportSummary, isStopped: boolean): Step | null {
  if (state === "matching") return "match";
  if (state === "writing" && !isStopped) return "write";
  return state === "undoing" ? "undo" : null;
}

function ImportView({ summary }: { summary: ImportSummary }) {
  const { id, state, fileName, source, createdAt, rows } = summary;
  const [isStopped, setStopped] = useStopped();
  const steps = useSteps(id, stepOf(summary, isStopped));
  const facts = [sourceLabelOf(source), rows > 0 ? plural(rows, "row") : null, localDate(createdAt)];
  return (
    <Frame title={fileName} facts={facts.filter(Boolean).join(" · ")}>
      {state === "reading" ? <BeingRead /> : null}
      {state === "interrupted" ? <Interrupted /> : null}
      {state === "matching" || state === "writing" || state === "undoing" ? (
        <StepCard
          summary={summary}
          steps={steps}
          isStopped={isStopped}
          onStop={() => setStopped(true)}
          onContinue={() => setStopped(false)}
        />
      ) : null}
      {state === "review" ? (
        <Review
          summary={summary}
          isStarting={steps.isPending}
          problem={steps.error}
          onStart={() => {
            setStopped(false);
            steps.start("write");
          }}
        />
      ) : null}
      {state === "done" || state === "undone" ? <Outcome summary={summary} steps={steps} /> : null}
    </Frame>
  );
}

function BeingRead() {
  return (
    <p role="status" className="mt-6">
      Still being read. Your games are shown here as soon as the file is read.
    </p>
  );
}

function Interrupted() {
  return (
    <div className="mt-6 grid max-w-[704px] justify-items-start gap-4">
      <p>
        This file was not read to its end, perhaps because the connection was lost. Nothing of it is on your
        shelf. Choose the file again.
      </p>
      <Button asChild variant="primary">
        <Link href="/import">Choose the file again</Link>
      </Button>
    </div>
  );
}

function Frame({ title, facts, children }: { title: ReactNode; facts?: string; children: ReactNode }) {
  return (
    <>
      <PageTitle title={title} back={{ label: "All imports", href: "/import" }} />
      {facts === undefined ? null : (
        <p className="mt-2 min-h-[1.55em] text-[14px] text-ink-3 tabular-nums">{facts}</p>
      )}
      {children}
    </>
  );
}

export function ReviewScreenSkeleton() {
  return (
    <Frame title={<Skeleton className="h-[1.08em] w-64 max-w-full" />} facts="">
      <p role="status" className="sr-only">
        Loading...
      </p>
      <ReviewSkeleton />
    </Frame>
  );
}

function ReviewSkeleton() {
  return (
    <div className="mt-6 grid gap-6">
      <Skeleton className="h-11 max-w-[704px] rounded-control" />
      <Skeleton className="h-[360px] rounded-card" />
    </div>
  );
}
