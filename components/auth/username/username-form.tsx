"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormProblem } from "@/components/auth/form-problem";
import { Button } from "@/components/ui/button";
import { authKeys } from "@/lib/auth/keys";
import { api } from "@/lib/browser-api";
import { AppError } from "@/lib/errors";
import { useUsernameCheck } from "./use-username-check";
import { UsernameField } from "./username-field";
import { usernameProblem } from "./username-problem";

type UsernameFormProps = {
  /** The username to change; without it, the first one is set. */
  current?: string | null;
  onSaved: (username: string) => void;
  onLater?: () => void;
};

export function UsernameForm({ current = null, onSaved, onLater }: UsernameFormProps) {
  const queryClient = useQueryClient();
  const check = useUsernameCheck(current);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const username = check.text;
  const isReady = check.isLongEnough && check.availability === "available";

  const save = async () => {
    if (isPending || !isReady) return;
    setPending(true);
    setProblem(null);
    try {
      await (current === null ? api.put : api.patch)("/api/profile/username", { body: { username } });
      onSaved(username);
    } catch (failure) {
      setPending(false);
      const code = failure instanceof AppError ? failure.code : null;
      // Another user took the name meanwhile; the field shows it.
      if (code === "conflict") queryClient.setQueryData(authKeys.username(username), false);
      else setProblem(usernameProblem(failure));
      // Probably set in another tab.
      if (code === "forbidden") void queryClient.invalidateQueries({ queryKey: authKeys.session });
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
      <UsernameField check={check} label={current === null ? "Username" : "New username"} />
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
          {current === null ? "Save" : "Change username"}
        </Button>
      </div>
    </form>
  );
}
