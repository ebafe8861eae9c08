"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { FormProblem } from "@/components/auth/form-problem";
import { problemText } from "@/components/auth/problem-text";
import { SECONDS_BETWEEN_MAILS, secondsText, useCountdown } from "@/components/auth/use-countdown";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { authKeys } from "@/lib/auth/keys";
import type { EmailState } from "@/lib/auth/schema";
import { api } from "@/lib/browser-api";
import { AppError } from "@/lib/errors";

type ChangeEmailDialogProps = { state: EmailState; onClose: () => void };

export function ChangeEmailDialog({ state, onClose }: ChangeEmailDialogProps) {
  return (
    <Dialog open onClose={onClose}>
      <DialogContent
        title="Change e-mail"
        description="You sign in with it. To change it, confirm the links in two e-mails: one goes to your old address, one to the new one."
        place="sheet"
      >
        <ChangeEmailForm state={state} />
      </DialogContent>
    </Dialog>
  );
}

function ChangeEmailForm({ state }: { state: EmailState }) {
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const countdown = useCountdown();

  const change = async (wanted: string) => {
    if (isPending) return;
    setPending(true);
    setProblem(null);
    try {
      queryClient.setQueryData(authKeys.email, await api.put("/api/auth/email", { body: { email: wanted } }));
      countdown.start(SECONDS_BETWEEN_MAILS);
      setEmail("");
    } catch (failure) {
      if (failure instanceof AppError && failure.retryAfterS) countdown.start(failure.retryAfterS);
      setProblem(problemText(failure));
      field.current?.focus();
    }
    setPending(false);
  };

  return (
    <>
      {state.newEmail ? (
        <div className="mt-4 flex gap-3 rounded-control bg-raised px-4 py-3.5 text-[14.5px]">
          <Icon name="mail-check" className="mt-px size-5 shrink-0 text-lamp-text" />
          <div className="min-w-0">
            <p role="status" className="font-semibold [overflow-wrap:anywhere]">
              Waiting for {state.newEmail}
            </p>
            <p className="mt-0.5 text-ink-2 [overflow-wrap:anywhere]">
              Open the link in the e-mail to {state.email} and the one in the e-mail to {state.newEmail}. They
              work for 24 hours; until then you sign in with your old e-mail.
            </p>
            <Button
              variant="link"
              size="inline"
              className="mt-1.5 text-[14px] tabular-nums"
              aria-disabled={countdown.seconds > 0 || isPending || undefined}
              onClick={() => countdown.seconds === 0 && state.newEmail && void change(state.newEmail)}
            >
              {countdown.seconds > 0
                ? `Send both e-mails again in ${secondsText(countdown.seconds)}`
                : "Send both e-mails again"}
            </Button>
          </div>
        </div>
      ) : null}
      <form
        aria-label="Change e-mail"
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void change(email);
        }}
      >
        <div className="grid gap-1.5">
          <label htmlFor="new-email" className="field-label">
            {state.newEmail ? "Another new e-mail" : "New e-mail"}
          </label>
          <Input
            ref={field}
            id="new-email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </div>
        <FormProblem>{problem}</FormProblem>
        <Button
          type="submit"
          variant="primary"
          className="justify-self-end max-sm:w-full"
          pending={isPending}
        >
          Change e-mail
        </Button>
      </form>
    </>
  );
}
