"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { authKeys } from "@/lib/auth/queries";
import { AppError, type ErrorCode } from "@/lib/errors";
import { FormProblem } from "./form-problem";
import { useUsernameCheck } from "./use-username-check";
import { UsernameField } from "./username-field";

const FAILED = "Failed to set username. Please try again.";
const UNEXPECTED = "Unexpected error.";

/** Those that tell the person more than that it failed. */
const TELLING: ErrorCode[] = ["forbidden", "invalid_input", "not_authenticated", "rate_limited"];

export type UsernameFormProps = { onSaved: (username: string) => void; onLater?: () => void };

export function UsernameForm({ onSaved, onLater }: UsernameFormProps) {
  const queryClient = useQueryClient();
  const check = useUsernameCheck();
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const username = check.text;
  const isReady = check.isLongEnough && check.availability === "available";

  const save = async () => {
    if (isPending || !isReady) return;
    setPending(true);
    setProblem(null);
    try {
      const { chooseUsername } = await import("@/lib/auth/fetchers");
      await chooseUsername(username);
      onSaved(username);
    } catch (failure) {
      setPending(false);
      if (!(failure instanceof AppError)) return setProblem(UNEXPECTED);
      // Somebody was quicker: the field itself says so.
      if (failure.code === "conflict") queryClient.setQueryData(authKeys.username(username), false);
      else setProblem(TELLING.includes(failure.code) ? failure.message : FAILED);
      // Set in another tab, most likely.
      if (failure.code === "forbidden") void queryClient.invalidateQueries({ queryKey: authKeys.session });
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <UsernameField check={check} />
      <div className="mt-3">
        <FormProblem>{problem}</FormProblem>
      </div>
      <div className="mt-3 flex justify-end gap-3">
        {onLater ? (
          <Button variant="ghost" onClick={onLater}>
            Later
          </Button>
        ) : null}
        <Button
          type="submit"
          variant="primary"
          disabled={!isReady}
          pending={isPending}
          className="max-sm:grow"
        >
          Save
        </Button>
      </div>
    </form>
  );
}
