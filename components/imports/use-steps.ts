"use client";

import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { shelfChanged } from "@/components/collection/shelf-sync";
import { retryDelay, shouldRetry } from "@/components/ui/query-retry";
import { authKeys } from "@/lib/auth/keys";
import { api } from "@/lib/browser-api";
import { AppError } from "@/lib/errors";
import { importKeys } from "@/lib/imports/keys";
import type { ImportSummary, Step, StepAnswer } from "@/lib/imports/schema";
import { STEP_LIMIT_MS } from "@/lib/imports/schema";

/** Runs one step of an import. Each answer is shown at once. */
function useStep(id: string, onLeft: (left: number) => void) {
  const queryClient = useQueryClient();
  return useMutation<StepAnswer, Error, Step>({
    mutationFn: async (step) => {
      return api.post(`/api/imports/[id]/${step}`, { params: { id }, timeLimitMs: STEP_LIMIT_MS });
    },
    // A step that was done, but not answered, is not done twice.
    retry: shouldRetry,
    retryDelay,
    onSuccess(answer, step) {
      onLeft(answer.left);
      return showAnswer(queryClient, id, step, answer);
    },
    onError(error) {
      const code = error instanceof AppError ? error.code : null;
      if (code === "not_authenticated") void queryClient.invalidateQueries({ queryKey: authKeys.session });
      if (code === "conflict") void queryClient.invalidateQueries({ queryKey: importKeys.summary(id) });
    },
  });
}

/** Repeats a step while `step` is set, until the import's state changes. An error stops it until `retry`. */
export function useSteps(id: string, step: Step | null) {
  // The mutation's own answer is gone while the next step runs.
  const [left, setLeft] = useState<number | null>(null);
  const { mutate, reset, isPending, error } = useStep(id, setLeft);
  useEffect(() => {
    if (step !== null && !isPending && error === null) mutate(step);
  }, [step, isPending, error, mutate]);
  return { start: mutate, retry: reset, isPending, error, left };
}

async function showAnswer(
  queryClient: QueryClient,
  id: string,
  step: Step,
  { left, state, written, records }: StepAnswer,
) {
  const queryKey = importKeys.summary(id);
  if (step !== "match") void shelfChanged(queryClient);
  const known = queryClient.getQueryData<ImportSummary>(queryKey);
  if (!known || known.state !== state) {
    void queryClient.invalidateQueries({ queryKey: importKeys.list });
    // Counts change with the state. Awaited, so that no step is repeated meanwhile.
    return queryClient.invalidateQueries({ queryKey });
  }
  queryClient.setQueryData<ImportSummary>(queryKey, {
    ...known,
    ...(step === "match" ? { leftToMatch: left } : {}),
    ...(step === "write"
      ? {
          written: known.written + written,
          toWrite: Math.max(0, known.toWrite - written),
          recordsWritten: known.recordsWritten + records,
          recordsToWrite: Math.max(0, known.recordsToWrite - records),
        }
      : {}),
  });
}
